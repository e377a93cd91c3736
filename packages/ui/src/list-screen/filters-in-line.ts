/** The filters of a list that stand beside its search, of those that a line has no room for; `More` opens the others. */
const inLine = 4;

/** Filters for which a line has room. */
const roomFor = 5;

/** How many filters stand beside the search: a line holds them all, or the first ones. */
export function filtersInLine({ length }: readonly unknown[]): number {
  return length > roomFor ? inLine : length;
}
