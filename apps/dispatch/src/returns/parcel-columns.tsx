import { valueKeys } from '@tawseel/api-client';
import { returnedParcel, type ReturnedParcel } from '@tawseel/api-client/dispatch';
import { order } from '@tawseel/api-client/orders';
import { columnsOf } from '@tawseel/ui';
import { WaitingSince } from './waiting-since.tsx';

/** Reasons of returns that the console knows; others are shown as they were typed. */
export const reasonKeys = valueKeys('dispatch', order, 'end_reason');

/** Columns of the parcels that a merchant gets back. */
export const parcelColumns = columnsOf(
  'dispatch',
  returnedParcel,
  ['parcel_code', 'merchant_order_id', 'name_customer', 'city_order', 'end_reason', 'place', 'ended_at'],
  {
    parcel_code: { kind: 'id', isPrimary: true },
    merchant_order_id: { kind: 'id' },
    end_reason: { words: reasonKeys },
    place: { tones: { Branch: 'good', Driver: 'attention arrow' }, isBrief: true },
    ended_at: { isBrief: true, render: ({ ended_at }: ReturnedParcel) => <WaitingSince since={ended_at} /> },
  },
);
