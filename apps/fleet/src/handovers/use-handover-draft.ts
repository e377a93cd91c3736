import { ApiError } from '@tawseel/api-client';
import { filsOf } from '@tawseel/api-client/fils';
import { useHandoverPosting, type HandoverDriver } from '@tawseel/api-client/handovers';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import type { Draft } from '@tawseel/ui';
import { useRestoredDraft } from '@tawseel/ui/forms';
import { useState } from 'react';
import { faultsOf, type HandoverFaults } from './handover-faults.ts';
import { readInput, type KeptInput } from './kept-input.ts';
import type { CountMode } from './count-mode.ts';
import { useCashCount } from './use-cash-count.ts';
import { useHeldCash } from './use-held-cash.ts';

interface Refusal {
  message: string;
  faults: HandoverFaults;
}

const hasFaults = (faults: HandoverFaults) => Object.keys(faults).length > 0;

/** A handover that is being counted. */
export function useHandoverDraft(opened: HandoverDriver, mode: CountMode, runId?: string) {
  const { t } = useTranslation('fleet');
  const held = useHeldCash(opened, runId);
  const count = useCashCount(mode);
  const send = useHandoverPosting();
  const [typedOther, setOther] = useState<number | undefined>(opened.other);
  const [kept, setKept] = useState<number>();
  const [note, setNote] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { driver, chosen } = held;
  const other = driver.other === 0 ? 0 : typedOther;
  const otherFils = filsOf(other || 0);
  const typedFaults = { ...count.faults, ...faultsOf({ other, commission_kept: kept, note: note.trim() }) };
  const keptFils = typedFaults['commission_kept'] === undefined ? filsOf(kept ?? 0) : 0;
  const expected = held.ofChosen + otherFils;
  const hasSubject = chosen.length > 0 || otherFils !== 0;

  const subject = `handover ${driver.driver_id}`;
  const isRestored = useRestoredDraft(
    subject,
    () => true,
    (values) => {
      const input = readInput(values);
      count.restore(input);
      held.restore(input);
      setOther(input.other);
      setKept(input.kept);
      setNote(input.note);
    },
  );
  const readDraft = (): Draft => ({
    subject,
    values: { ...count.typed, ...held.ticks, other: typedOther, kept, note } satisfies KeptInput,
  });

  /** Posts the handover; a difference needs its reason. */
  async function post(reason = ''): Promise<boolean> {
    if (!send || count.counted === undefined) return false;
    setIsSaving(true);
    setRefusal(undefined);
    try {
      await send({
        driver_id: driver.driver_id,
        orders: chosen.map(writeOrderKey),
        other: otherFils / 1000,
        expected: expected / 1000,
        held: held.held / 1000,
        counted: count.counted / 1000,
        ...(count.by === 'notes' && { counts: count.counts }),
        commission_kept: keptFils / 1000,
        difference_reason: reason,
        note: note.trim(),
      });
      return true;
    } catch (thrown) {
      setRefusal({
        message: thrown instanceof Error ? thrown.message : t('base:failed'),
        faults: thrown instanceof ApiError ? thrown.fields : {},
      });
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return {
    held,
    count,
    other,
    setOther,
    kept,
    setKept,
    keptFils,
    note,
    setNote,
    expected,
    /** Counted cash plus kept commission, less the expected cash, in fils; undefined until counted. */
    difference: count.counted === undefined ? undefined : count.counted + keptFils - expected,
    isSaving,
    isRestored,
    readDraft,
    refusal,
    /** Drops a refusal that is about fields, since one of them is typed into. */
    forgetFaults: () => setRefusal((last) => (last && hasFaults(last.faults) ? undefined : last)),
    /** Errors of the fields: of the last response, and of what is typed since. */
    faults: { ...refusal?.faults, ...typedFaults },
    isValid: !hasFaults(typedFaults),
    isUnsaved:
      count.isTyped ||
      held.isReselected ||
      kept !== undefined ||
      note !== '' ||
      !Object.is(typedOther, opened.other),
    canSubmit: held.isComplete && count.hasCount && (count.isOpen || (expected >= 0 && hasSubject)),
    post,
  };
}

export type HandoverDraft = ReturnType<typeof useHandoverDraft>;
