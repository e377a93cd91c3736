import { ApiError } from '@tawseel/api-client';
import { useHandoverPosting, type HandoverDriver } from '@tawseel/api-client/handovers';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { faultOf, useCashCount } from './use-cash-count.ts';
import { filsOf, useHeldCash } from './use-held-cash.ts';

/** A handover that is being counted. */
export function useHandoverDraft(opened: HandoverDriver) {
  const { t } = useTranslation('handovers');
  const held = useHeldCash(opened);
  const count = useCashCount();
  const send = useHandoverPosting();
  const [typedOther, setOther] = useState<number | undefined>(opened.other);
  const [kept, setKept] = useState<number>();
  const [note, setNote] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { driver, chosen } = held;
  const other = driver.other === 0 ? 0 : typedOther;
  const otherFils = filsOf(other || 0);
  const keptFils = faultOf(kept) === undefined ? filsOf(kept ?? 0) : 0;
  const expected = held.ofChosen + otherFils;
  const isValid = faultOf(kept) === undefined && !Number.isNaN(other) && expected >= 0;
  const hasSubject = chosen.length > 0 || otherFils !== 0;

  async function post(): Promise<boolean> {
    if (!send || count.counted === undefined) return false;
    setIsSaving(true);
    setFailure(undefined);
    setFaults({});
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
        note,
      });
      return true;
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : t('base:failed'));
      if (thrown instanceof ApiError) setFaults(thrown.fields);
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
    isSaving,
    failure,
    faults,
    canPost: held.isComplete && count.counted !== undefined && (count.isHidden || (isValid && hasSubject)),
    post,
  };
}
