/** Most bytes of a body that may name thousands of rows by their keys. No call takes more. */
export const largeBodyLimit = 1024 * 1024;
