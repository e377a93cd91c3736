import { useState } from 'react';

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether two values say the same: two records or arrays by what they hold, one level deep or as deep as `depth`. */
function isSame(before: unknown, now: unknown, depth: number): boolean {
  if (Object.is(before, now)) return true;
  if (depth === 0 || !isRecord(before) || !isRecord(now)) return false;
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => isSame(Reflect.get(before, name), Reflect.get(now, name), depth - 1))
  );
}

/** The value as it was before, while it says the same: what is drawn from it need not be drawn again. */
export function useKept<Value>(value: Value, depth = 1): Value {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value, depth)) return kept;
  setKept(value);
  return value;
}
