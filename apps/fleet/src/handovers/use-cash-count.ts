import { countedFils, notes, type CashCounts } from '@tawseel/api-client/handovers';
import { useState } from 'react';
import { filsOf } from './use-held-cash.ts';

export type CountBy = 'notes' | 'sum';

/** A stored setting of this browser. */
function useStored<Value extends string>(key: string, values: readonly [Value, Value]) {
  const [value, setValue] = useState<Value>(() =>
    localStorage.getItem(key) === values[1] ? values[1] : values[0],
  );
  const store = (next: Value) => {
    localStorage.setItem(key, next);
    setValue(next);
  };
  return [value, store] as const;
}

/** Error key of a typed number; undefined for a valid or an empty one. */
export function faultOf(value: number | undefined, isWhole = false): string | undefined {
  if (value === undefined) return undefined;
  if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return 'number';
  if (value < 0) return 'negative';
  return Math.abs(value * 1000 - Math.round(value * 1000)) > 1e-6 ? 'decimals' : undefined;
}

/** The count of a handover, by notes and coins or as one sum. A blind one is finished before the expected cash is shown. */
export function useCashCount() {
  const [by, setBy] = useStored<CountBy>('handover-count-by', ['notes', 'sum']);
  const [mode, setMode] = useStored('handover-count', ['open', 'blind']);
  const [counts, setCounts] = useState<CashCounts>({});
  const [sum, setSum] = useState<number>();
  const [isFinished, setIsFinished] = useState(false);
  const typed = by === 'sum' ? [sum] : Object.values(counts);
  const isTyped = typed.some((value) => value !== undefined);
  const isValid =
    by === 'sum'
      ? faultOf(sum) === undefined
      : faultOf(counts.coins) === undefined &&
        notes.every((note) => faultOf(counts[note], true) === undefined);
  return {
    by,
    setBy,
    mode,
    setMode,
    counts,
    setCount: (name: keyof CashCounts, value: number | undefined) => setCounts({ ...counts, [name]: value }),
    sum,
    setSum,
    isTyped,
    /** The counted fils; undefined until there is a valid count. */
    counted: isTyped && isValid ? (by === 'sum' ? filsOf(sum ?? 0) : countedFils(counts)) : undefined,
    /** Whether the expected cash is hidden. */
    isHidden: mode === 'blind' && !isFinished,
    /** Whether the count of a blind one is over: it stays as it is. */
    isLocked: mode === 'blind' && isFinished,
    finish: () => setIsFinished(true),
  };
}

export type CashCount = ReturnType<typeof useCashCount>;
