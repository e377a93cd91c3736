import { useState } from 'react';
import { readStored, writeStored } from '../storage/stored.ts';

/**
 * One of `values`, as this browser last chose it; the first by default.
 *
 * @param key Name in `localStorage`.
 */
export function useStoredChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const [value, setValue] = useState(() => values.find((known) => known === readStored(key)) ?? values[0]);
  const store = (next: Value) => {
    writeStored(key, next);
    setValue(next);
  };
  return [value, store] as const;
}
