import type { DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { filsOf } from '@tawseel/api-client/fils';
import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import type { NewProof } from '../device/outbox-item.ts';

interface DeliveryFaults {
  amount?: string | undefined;
  note?: string | undefined;
  photo?: string | undefined;
  signature?: string | undefined;
}

/** What a driver types about a delivery. */
interface Delivery {
  amount: number | undefined;
  payment: string;
  note: string;
  photos: readonly Blob[];
  signature: Blob | undefined;
}

/** The state of a delivery that is being reported, and the event that it becomes. */
export function useDelivery({ settings }: DriverRun, stop: DriverStop) {
  const { t } = useTranslation('driver');
  const [delivery, setDelivery] = useState<Delivery>({
    amount: stop.to_collect,
    payment: stop.type_payment,
    note: '',
    photos: [],
    signature: undefined,
  });
  const [faults, setFaults] = useState<DeliveryFaults>({});
  const { amount, payment, photos, signature } = delivery;
  const note = delivery.note.trim();
  const isOtherPayment = payment !== stop.type_payment;
  const isOtherAmount =
    amount !== undefined && !Number.isNaN(amount) && filsOf(amount) !== filsOf(stop.to_collect);

  const change = (part: Partial<Delivery>) => {
    setDelivery((before) => ({ ...before, ...part }));
    setFaults({});
  };

  /** Shows what is missing; whether nothing is. */
  const isComplete = () => {
    const found: DeliveryFaults = {
      amount: amount === undefined ? 'required' : amount >= 0 ? undefined : 'number',
      note: isOtherAmount && note === '' ? t('delivered.noteMissing') : undefined,
      photo: settings.delivery_photo === 'Required' && photos.length === 0 ? t('proofs.photoMissing') : undefined,
      signature:
        settings.delivery_signature === 'Required' && !signature ? t('proofs.signatureMissing') : undefined,
    };
    setFaults(found);
    return Object.values(found).every((fault) => fault === undefined);
  };

  const event = {
    kind: 'delivered' as const,
    ...(isOtherAmount && { amount_taken: amount }),
    ...(isOtherPayment && { type_payment: payment }),
    ...(note !== '' && { note }),
  };
  const proofs: readonly NewProof[] = [
    ...photos.map((blob) => ({ kind: 'photo' as const, blob })),
    ...(signature ? [{ kind: 'signature' as const, blob: signature }] : []),
  ];
  return { delivery, faults, change, isComplete, isOtherAmount, isOtherPayment, event, proofs };
}
