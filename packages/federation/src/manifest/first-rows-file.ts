/** File of a feature's build that describes the first rows of its lists. */
export const firstRowsFile = 'first-rows.json';
