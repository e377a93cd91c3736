import type { Draft } from '@tawseel/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** State of the form in a merchant's row. */
export interface BalanceDraft {
  /** `undefined` while nothing is typed, `NaN` for text that is not a number. */
  amount?: number | undefined;
  /** The balance that was shown when the input started. */
  seen?: number | undefined;
  fault?: string | undefined;
  isSaving?: boolean;
}

const nothing: BalanceDraft = {};

/** Subject of the page's draft. */
export const balancesSubject = 'balances';

function numberOf(value: object, name: string): number | undefined {
  const number: unknown = Reflect.get(value, name);
  return typeof number === 'number' ? number : undefined;
}

/**
 * Drafts of all rows by merchant. They outlive their rows, which unmount when the list is searched or
 * scrolled.
 */
export function createBalanceDrafts() {
  const drafts = new Map<string, BalanceDraft>();
  const rows = new Map<string, () => void>();
  function change(merchantId: string, part: BalanceDraft) {
    drafts.set(merchantId, { ...drafts.get(merchantId), ...part });
    rows.get(merchantId)?.();
  }
  return {
    of: (merchantId: string) => drafts.get(merchantId) ?? nothing,
    change,
    clear(merchantId: string) {
      drafts.delete(merchantId);
      rows.get(merchantId)?.();
    },
    /** Whether the page has unsaved amounts. */
    isUnsaved: () => [...drafts.values()].some(({ amount }) => amount !== undefined && !Number.isNaN(amount)),
    /** The typed amounts, by merchant. */
    read: (): Draft => ({
      subject: balancesSubject,
      values: Object.fromEntries([...drafts].map(([id, { amount, seen }]) => [id, { amount, seen }])),
    }),
    /** Sets amounts that were typed before the session ended. */
    restore: (values: Readonly<Record<string, unknown>>) => {
      for (const [merchantId, typed] of Object.entries(values)) {
        if (typeof typed !== 'object' || typed === null) continue;
        change(merchantId, { amount: numberOf(typed, 'amount'), seen: numberOf(typed, 'seen') });
      }
    },
    /** Whether the merchant's row is mounted. */
    isShown: (merchantId: string) => rows.has(merchantId),
    /** Subscribes the merchant's row to changes. */
    watch(merchantId: string, onChange: () => void) {
      rows.set(merchantId, onChange);
      return () => {
        // A row that remounts elsewhere subscribes before the old one unsubscribes.
        if (rows.get(merchantId) === onChange) rows.delete(merchantId);
      };
    },
  };
}

export type BalanceDrafts = ReturnType<typeof createBalanceDrafts>;

/** The present draft of one merchant. */
export function useBalanceDraft(drafts: BalanceDrafts, merchantId: string): BalanceDraft {
  const watch = useCallback(
    (onChange: () => void) => drafts.watch(merchantId, onChange),
    [drafts, merchantId],
  );
  return useSyncExternalStore(watch, () => drafts.of(merchantId));
}
