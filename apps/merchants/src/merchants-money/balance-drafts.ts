import { useCallback, useSyncExternalStore } from 'react';

/** What stands in the form of a merchant's row. */
export interface BalanceDraft {
  /** `undefined` while nothing is typed, `NaN` for what is no number. */
  amount?: number | undefined;
  /** The balance that was on show when the amount was begun. */
  seen?: number | undefined;
  fault?: string | undefined;
  isSaving?: boolean;
}

const nothing: BalanceDraft = {};

/** The drafts of all rows, by merchant: they outlive the rows, which come and go as the list is searched and scrolled. */
export function createBalanceDrafts() {
  const drafts = new Map<string, BalanceDraft>();
  const rows = new Map<string, () => void>();
  return {
    of: (merchantId: string) => drafts.get(merchantId) ?? nothing,
    change(merchantId: string, part: BalanceDraft) {
      drafts.set(merchantId, { ...drafts.get(merchantId), ...part });
      rows.get(merchantId)?.();
    },
    clear(merchantId: string) {
      drafts.delete(merchantId);
      rows.get(merchantId)?.();
    },
    /** Whether an amount would be lost with the page. */
    isUnsaved: () => [...drafts.values()].some(({ amount }) => amount !== undefined && !Number.isNaN(amount)),
    /** Whether the merchant's row is on the page. */
    isShown: (merchantId: string) => rows.has(merchantId),
    /** Tells the merchant's row of changes. */
    watch(merchantId: string, onChange: () => void) {
      rows.set(merchantId, onChange);
      return () => {
        // A row that is drawn anew elsewhere watches before this one ceases to.
        if (rows.get(merchantId) === onChange) rows.delete(merchantId);
      };
    },
  };
}

export type BalanceDrafts = ReturnType<typeof createBalanceDrafts>;

/** The draft of one merchant, as it is now. */
export function useBalanceDraft(drafts: BalanceDrafts, merchantId: string): BalanceDraft {
  const watch = useCallback(
    (onChange: () => void) => drafts.watch(merchantId, onChange),
    [drafts, merchantId],
  );
  return useSyncExternalStore(watch, () => drafts.of(merchantId));
}
