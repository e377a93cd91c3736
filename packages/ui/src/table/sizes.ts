/** Least height of a table in px, and the height of the page around it. */
export const leastHeight = 352;
export const heightAround = 216;

export const headHeight = 40;
/** Height of a one-line row in px; the last pixel is the border below it. */
export const rowHeight = 47;

/** Number of rows that fill the viewport of a table. */
export function rowsInView(): number {
  const height = Math.max(leastHeight, window.innerHeight - heightAround);
  return Math.ceil((height - headHeight) / rowHeight);
}

/** Enough cards to fill a phone's screen. */
export const cardsInView = 6;
