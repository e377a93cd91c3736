import { useState } from 'react';

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether two values are equal: records and arrays by their content, to the given `depth`. */
function isSame(before: unknown, now: unknown, depth: number): boolean {
  if (Object.is(before, now)) return true;
  if (depth === 0 || !isRecord(before) || !isRecord(now)) return false;
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => isSame(Reflect.get(before, name), Reflect.get(now, name), depth - 1))
  );
}

/** Returns the previous value while the new one is equal, so that memoised children do not render again. */
export function useKept<Value>(value: Value, depth = 1): Value {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value, depth)) return kept;
  setKept(value);
  return value;
}
