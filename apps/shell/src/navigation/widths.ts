/** Widths at which the menus are a drawer, because they do not fit beside brand, search and account. */
export const narrow = '@media (width < 1000px)';

/** Widths at which only the menus fit: search and account show icons without text. */
export const tight = '@media (width < 1200px)';

/** Widths at which the bar holds the menus. */
export const wide = '@media (width >= 1000px)';
