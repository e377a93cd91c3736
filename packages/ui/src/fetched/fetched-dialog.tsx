import type { ComponentType } from 'react';
import { fetched } from '../prefetch/fetched.ts';
import { useFetched } from './use-fetched.ts';

/**
 * A dialog whose code is not part of the page's first load: it loads when the dialog opens, or is prefetched before. If the
 * code cannot be loaded, a toast reports it and the page stays unchanged.
 */
export function fetchedDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = fetched(load);
  return function FetchedDialog(props: Props) {
    const Loaded = useFetched(code, props.onClose);
    return Loaded && <Loaded {...props} />;
  };
}
