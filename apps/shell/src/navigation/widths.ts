/** Widths at which the menus are a drawer, because they do not fit beside brand, search and account. */
export const narrow = '@media (width < 62.5rem)';

/** Widths at which only the menus fit: search and account show icons without text. */
export const tight = '@media (width < 75rem)';

/** Widths at which the bar holds the menus. */
export const wide = '@media (width >= 62.5rem)';

/** The bars that `useFit` measured, before a selector of a part. */
export const tightBar = `[data-fit='tight'] &, [data-fit='narrow'] &`;
export const narrowBar = `[data-fit='narrow'] &`;
