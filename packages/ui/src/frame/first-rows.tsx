import { useCallback, useSyncExternalStore, type ReactNode } from 'react';

/** Elements of a list that the HTML has shown before any code arrived. */
interface Shown {
  pathname: string;
  /** Toolbar and rows. */
  list: Element;
  /** The rows within `list`. */
  rows: Element;
}

declare global {
  // The inline script and the bundle share no module, so this variable passes the rows between them.
  var tawseelFirstRows: Shown | undefined;
}

interface FirstRowsProps {
  part: 'list' | 'rows';
  isLoading?: boolean;
  children: ReactNode;
}

/** The part of this page's list that the HTML has shown; undefined without it. */
function shownPart(part: FirstRowsProps['part']): Element | undefined {
  const { tawseelFirstRows: first } = globalThis;
  return first && first.pathname === window.location.pathname ? first[part] : undefined;
}

/** Nothing is watched: a page whose rows are gone renders anyway. */
const unwatched = () => () => undefined;

/** While a list is loading: what the HTML has shown of it before any code arrived. Else the children. */
export function FirstRows({ part, isLoading = true, children }: FirstRowsProps) {
  const read = () => (isLoading ? shownPart(part) : undefined);
  // The skeleton is rendered at build time, too.
  const shown = useSyncExternalStore(unwatched, read, read);
  const attach = useCallback(
    (place: HTMLElement | null) => {
      if (shown) place?.append(shown);
    },
    [shown],
  );
  return shown ? <div inert ref={attach} /> : children;
}

/** Forgets the rows that the HTML has shown: the list has its own, or the session has ended. */
export function dropFirstRows(): void {
  globalThis.tawseelFirstRows = undefined;
}
