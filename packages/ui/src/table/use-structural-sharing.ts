import { useState } from 'react';

/** Whether two rows have equal fields. */
function isEqual(before: object, now: object): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(now, name)))
  );
}

/**
 * Returns the rows, with the previous object of each row that has not changed. A search returns new row objects, most with
 * unchanged values: their elements do not render again.
 */
export function useStructuralSharing<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): readonly Row[] {
  const [known, setKnown] = useState({ source: rows, rows });
  if (known.source === rows) return known.rows;
  const previous = new Map(known.rows.map((row) => [rowKey(row), row]));
  const shared = rows.map((row) => {
    const before = previous.get(rowKey(row));
    return before instanceof Object && row instanceof Object && isEqual(before, row) ? before : row;
  });
  setKnown({ source: rows, rows: shared });
  return shared;
}
