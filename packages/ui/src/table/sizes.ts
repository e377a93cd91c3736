import { pixelsOf } from '../theme/text-size.ts';

/** Least height of a table in rem, and the height of the page around it. */
export const leastHeight = 22;
export const heightAround = 13.5;

export const headHeight = 2.5;
/** Height of a one-line row in rem, with the border below it. */
export const lineHeight = 2.875;

/** Height of a one-line row in px. */
export function rowHeight(): number {
  return pixelsOf(lineHeight);
}

/** Enough cards to fill a phone's screen. */
export const cardsInView = 6;
