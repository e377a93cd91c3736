import { useState } from 'react';

/**
 * The paper size of a kind of document, one of `sheets`, as this browser last chose it; the first by default.
 *
 * @param key Name in `localStorage`.
 */
export function useStoredSheet<Sheet extends string>(key: string, sheets: readonly [Sheet, ...Sheet[]]) {
  const [sheet, setSheet] = useState(
    () => sheets.find((known) => known === localStorage.getItem(key)) ?? sheets[0],
  );
  const store = (next: Sheet) => {
    localStorage.setItem(key, next);
    setSheet(next);
  };
  return [sheet, store] as const;
}
