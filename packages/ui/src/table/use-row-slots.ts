import { useState } from 'react';

/** Which elements of the document show which rows. */
export interface RowSlots {
  keys: readonly string[];
  /** Of each row, the React key of its element. */
  slots: readonly number[];
  /** Counts up whenever most rows give way to others. */
  view: number;
  /** The first slot that was never used. */
  next: number;
}

function sameKeys(before: readonly string[], now: readonly string[]) {
  return before.length === now.length && now.every((key, at) => key === before[at]);
}

/** Whether the focus is in a row: what is stood on, or open, must not become another row's. */
function isRowInUse(): boolean {
  return document.activeElement?.closest('[data-row]') != null;
}

/** The slots of `keys`, after those of `known`; where rows are `inUse`, each element stays with its row. */
export function moveSlots(known: RowSlots, keys: readonly string[], inUse = false): RowSlots {
  let { next } = known;
  const slotOf = new Map(known.keys.map((key, at) => [key, known.slots[at]]));
  const isOther = keys.filter((key) => slotOf.has(key)).length * 2 < keys.length;
  const isReused = isOther && !inUse;
  const slots = keys.map((key, at) => {
    const slot = isReused ? known.slots[at] : slotOf.get(key);
    slotOf.delete(key);
    return slot ?? next++;
  });
  return { keys, slots, next, view: isOther ? known.view + 1 : known.view };
}

/**
 * Keeps a row in its element while it is in the list, so that focus and open menus stay with it. Where most rows give way
 * to others, as a search does, the elements stay where they are and show the new rows: to write a text anew costs far
 * less than to make a cell. What has a state in such an element is to be keyed by its row.
 */
export function useRowSlots(keys: readonly string[]): RowSlots {
  const [known, setKnown] = useState<RowSlots>(() => {
    return { keys, slots: keys.map((_, at) => at), view: 0, next: keys.length };
  });
  if (sameKeys(known.keys, keys)) return known;
  const now = moveSlots(known, keys, isRowInUse());
  setKnown(now);
  return now;
}
