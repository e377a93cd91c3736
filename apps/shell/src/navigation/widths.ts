/** Where the menus are a drawer: they do not fit beside brand, search and account. */
export const narrow = '@media (width < 1000px)';

/** Where there is room for the menus alone: search and account say no words. */
export const tight = '@media (width < 1200px)';

/** Where the menus stand in the bar. */
export const wide = '@media (width >= 1000px)';
