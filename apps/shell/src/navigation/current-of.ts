/** Value of `aria-current`: the current page, its parent, or neither. */
export type Current = 'page' | 'true' | undefined;

/** The mark of a destination. The registry does not list the shell's own pages, which have their address alone. */
export function currentOf(
  path: string,
  page: { path: string; parent?: string | undefined } | undefined,
  pathname: string,
): Current {
  if (path === (page?.path ?? pathname.replace(/\/+$/, ''))) return 'page';
  return path === page?.parent ? 'true' : undefined;
}
