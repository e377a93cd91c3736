/** Rows of one page. */
export const pageLimit = { default: 50, max: 500 } as const;

/** Largest number of values of one filter: keys of rows, or (`column`) values of a column. */
export const filterLimit = { key: 5000, column: 500 } as const;

/** Largest number of rows that one call changes, which takes about a minute on the embedded database. */
export const batchLimit = 10_000;
