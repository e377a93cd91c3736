import { filsOf } from '@tawseel/api-client/fils';
import { countedFils, type CashCounts } from '@tawseel/api-client/handovers';
import { useStoredChoice } from '@tawseel/ui/choice';
import { useState } from 'react';
import { useOnlyCounts, type CountMode } from './count-mode.ts';
import { faultsOf } from './handover-faults.ts';
import type { KeptInput } from './kept-input.ts';

/**
 * The count of a handover, by notes and coins or as one sum. A blind one is finished before the expected cash is shown, and
 * posted before it is shown to somebody who only counts.
 */
export function useCashCount([mode, setMode]: CountMode) {
  const onlyCounts = useOnlyCounts();
  const [by, setBy] = useStoredChoice('handover-count-by', ['notes', 'sum']);
  const [counts, setCounts] = useState<CashCounts>({});
  const [sum, setSum] = useState<number>();
  const [isFinished, setIsFinished] = useState(false);
  const isSumTyped = sum !== undefined;
  const isCountTyped = Object.values(counts).some((value) => value !== undefined);
  const isBySum = by === 'sum';
  const faults = faultsOf(isBySum ? { counted: sum } : { counts });
  const hasCount = isBySum ? isSumTyped : isCountTyped;
  const isValid = Object.keys(faults).length === 0;
  return {
    by,
    setBy,
    mode,
    setMode,
    counts,
    setCount: (name: keyof CashCounts, value: number | undefined) => setCounts({ ...counts, [name]: value }),
    sum,
    setSum,
    /** Whether anything is typed, also in the fields that are not shown. */
    isTyped: isSumTyped || isCountTyped,
    /** Whether there is a count, valid or not. */
    hasCount,
    faults,
    /** The counted fils; undefined until there is a valid count. */
    counted: hasCount && isValid ? (isBySum ? filsOf(sum ?? 0) : countedFils(counts)) : undefined,
    /** Whether the expected cash is hidden. */
    isHidden: mode === 'blind' && (!isFinished || onlyCounts),
    /** Whether the count must be finished before it is posted. */
    isOpen: mode === 'blind' && !isFinished,
    /** Whether the count is finished: it stays as it is, and so does the way of counting. */
    isLocked: isFinished,
    finish: () => setIsFinished(true),
    typed: { counts, sum, isFinished },
    restore: (kept: Pick<KeptInput, 'counts' | 'sum' | 'isFinished'>) => {
      setCounts(kept.counts);
      setSum(kept.sum);
      setIsFinished(kept.isFinished);
    },
  };
}

export type CashCount = ReturnType<typeof useCashCount>;
