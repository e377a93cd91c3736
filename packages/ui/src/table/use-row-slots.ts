import { useState } from 'react';

/** Assignment of rows to DOM elements. */
export interface RowSlots {
  keys: readonly string[];
  /** React key of each row's element. */
  slots: readonly number[];
  /** Increases whenever most rows are replaced. */
  view: number;
  /** The first unused slot. */
  next: number;
}

function sameKeys(before: readonly string[], now: readonly string[]) {
  return before.length === now.length && now.every((key, at) => key === before[at]);
}

/** Whether the focus is in a row: a focused or open control must not become another row's. */
function isRowInUse(): boolean {
  return document.activeElement?.closest('[data-row]') != null;
}

/** Assigns slots to `keys`, based on `known`; rows that are `inUse` keep their element. */
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
 * Keeps each row in its element while the row stays in the list, so that focus and open menus stay with it. When most rows
 * are replaced, as by a search, the elements stay and show the new rows: replacing a text costs far less than creating a
 * cell. Key stateful content of such an element by its row.
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
