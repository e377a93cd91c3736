import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { companyTime, useTranslation } from '@tawseel/i18n';
import { isDay } from '@tawseel/i18n/text';
import { useState } from 'react';
import type { NewProof } from '../device/outbox-item.ts';

const dayMs = 24 * 60 * 60 * 1000;

const companyDay = (moment: number) => companyTime(moment).slice(0, 10);

interface FailureFaults {
  reason?: string | undefined;
  nextOn?: string | undefined;
  fee?: string | undefined;
  photo?: string | undefined;
}

/** What a driver says about a parcel that was not delivered. */
interface Failure {
  reasonId: string;
  nextOn: string;
  /** What the customer paid for the return. */
  fee: number | undefined;
  note: string;
  photos: readonly Blob[];
}

/** The state of a failed attempt that is being reported, and the event that it becomes. */
export function useFailure({ reasons }: DriverRun) {
  const { t } = useTranslation('driver');
  const [failure, setFailure] = useState<Failure>(() => ({
    reasonId: '',
    nextOn: companyDay(Date.now() + dayMs),
    fee: undefined,
    note: '',
    photos: [],
  }));
  const [faults, setFaults] = useState<FailureFaults>({});
  const { reasonId, nextOn, fee, photos } = failure;
  const reason = reasons.find(({ reason_id }) => reason_id === reasonId);
  const note = failure.note.trim();
  const isAgain = reason !== undefined && reason.next_step !== 'Return';
  const hasFee = reason?.next_step === 'Return' && fee !== undefined && fee > 0;

  const change = (part: Partial<Failure>) => {
    setFailure((before) => ({ ...before, ...part }));
    setFaults({});
  };

  const dayFault = () => {
    if (!isDay(nextOn)) return 'date';
    return nextOn < companyDay(Date.now()) ? t('failed.pastDay') : undefined;
  };

  /** Shows what is missing; whether nothing is. */
  const isComplete = () => {
    const found: FailureFaults = {
      reason: reason ? undefined : t('failed.reasonMissing'),
      nextOn: isAgain ? dayFault() : undefined,
      fee: fee === undefined || fee >= 0 ? undefined : 'number',
      photo: reason?.needs_photo && photos.length === 0 ? t('proofs.photoMissing') : undefined,
    };
    setFaults(found);
    return Object.values(found).every((fault) => fault === undefined);
  };

  const event = {
    kind: 'failed' as const,
    reason_id: reasonId,
    ...(isAgain && { next_on: nextOn }),
    ...(hasFee && { amount_taken: fee }),
    ...(note !== '' && { note }),
  };
  const proofs: readonly NewProof[] = photos.map((blob) => ({ kind: 'photo', blob }));
  return { failure, reason, faults, change, isComplete, event, proofs };
}
