/**
 * Rows of one page. The console's first page is smaller (`first`): it fills a large window, and the browser computes the style
 * of every row again when a dialog opens.
 */
export const pageLimit = { first: 25, default: 50, max: 2000 } as const;

/** Largest number of values of one filter: keys of rows, or (`column`) values of a column. */
export const filterLimit = { key: 5000, column: 500 } as const;

/** Largest number of rows that one call changes, which takes about a minute on the embedded database. */
export const batchLimit = 10_000;

/** The most orders that are counted as unassigned or late. */
export const countLimit = 1000;
