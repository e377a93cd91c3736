import { formatsOf } from '@tawseel/i18n/formats';
import { arrangeColumns, readLayout } from '../list-screen/column-layout.ts';
import { phoneWidth } from '../theme/tokens.ts';
import { fillCards } from './fill-cards.ts';
import { fillTable } from './fill-table.ts';
import { fillToolbar } from './fill-toolbar.ts';
import { copyOf, type Filling, type Row, type RowColumn } from './filling.ts';
import { rowButtons, type ListedColumn, type ListedRows } from './first-rows.types.ts';

/** The page, and the rights of the signed-in person. */
export interface Viewer {
  language: 'en' | 'ar';
  pathname: string;
  /** Whether the person has a permission. */
  may: (permission: string) => boolean;
  /** Whether the server has announced an addition to the contract. */
  can: (addition: string) => boolean;
}

/** The first rows of a list, and what its toolbar has after the search; nothing for a toolbar that stays as it is. */
export interface FilledList {
  rows: Element;
  toolbar: Element[];
}

function columnIn({ header, words, ...plain }: ListedColumn, language: Viewer['language']): RowColumn {
  const texts = Object.entries(words ?? {}).map(([value, text]) => [value, text[language]] as const);
  return { ...plain, header: header[language], words: Object.fromEntries(texts) };
}

/** The buttons that the rows have; undefined without any. */
function actionsOf(
  parts: Element,
  { actions, quickActions = 0, change }: ListedRows,
  may: Viewer['may'],
): Element | undefined {
  if (!actions) return undefined;
  const isMenu = typeof actions === 'string';
  const root = copyOf(parts, `[data-actions="${isMenu ? 'menu' : 'buttons'}"] > *`);
  if (isMenu) {
    root.querySelectorAll('[role="menu"]').forEach((menu) => menu.remove());
    const quick = root.querySelector('[data-quick]');
    quick?.replaceWith(...Array.from({ length: quickActions }, () => quick.cloneNode(true)));
    return root;
  }
  const offered = actions.filter((name) => name === 'view' || !change || may(change));
  [...root.children].forEach((button, at) => {
    if (!offered.some((name) => name === rowButtons[at])) button.remove();
  });
  return offered.length > 0 ? root : undefined;
}

/**
 * Builds the first rows of a list as `DataTable` renders them, from the templates of `RowTemplates` and without React.
 *
 * @param root Holds the templates.
 * @returns undefined without rows.
 */
export function fillList(
  root: Element,
  list: ListedRows,
  rows: readonly Row[],
  viewer: Viewer,
): FilledList | undefined {
  if (rows.length === 0) return undefined;
  const { language, pathname, may, can } = viewer;
  const isSeen = ({ see, needs }: { see?: string; needs?: string }) =>
    (!see || may(see)) && (!needs || can(needs));
  const parts = copyOf(root, '[data-rows="parts"]');
  const filling: Filling = {
    root,
    parts,
    list,
    columns: arrangeColumns(
      list.columns.filter(isSeen).map((column) => columnIn(column, language)),
      readLayout(pathname),
    ),
    rows,
    format: formatsOf(language),
    actions: actionsOf(parts, list, may),
  };
  if (matchMedia(`(width < ${phoneWidth}px)`).matches) return { rows: fillCards(filling), toolbar: [] };
  const filters = (list.filters ?? []).filter(isSeen);
  const labelled = filters.map(({ kind, label }) => ({ kind, label: label[language] }));
  return { rows: fillTable(filling), toolbar: fillToolbar(filling, labelled) };
}
