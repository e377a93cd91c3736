const megabyte = 1024 * 1024;

/** Bytes of a file, or characters of a pasted text. */
export const maxBytes = 10 * megabyte;

/** Bytes of all files in a workbook, after decompression. */
export const maxInflatedBytes = 100 * megabyte;

/** Rows below the column names. */
export const maxRowsBelow = 10_000;

/** Rows with the titles and the column names. */
const maxHeadingRows = 5;

export const maxRows = maxRowsBelow + maxHeadingRows;

/** Cells of a table, with the empty ones: a few cells far apart would otherwise fill the memory. */
export const maxCells = 2_000_000;
