import type { FlaggedEvent, OrderProof } from '@tawseel/api-client/driver-app';

/** A delivery that was reported after the order had been returned at the desk. */
export const lateReport: FlaggedEvent = {
  event_id: '11111111-1111-4111-8111-111111111111',
  driver_id: 'D-1',
  driver_name: 'Omar Haddad',
  run_id: 12,
  kind: 'delivered',
  flag: 'ended',
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  code: null,
  name_customer: 'Salma Haddad',
  status: 'Returned',
  price: 20.5,
  amount_taken: 20.5,
  type_payment: null,
  reason_id: null,
  next_on: null,
  note: 'Paid at the door',
  at: '2026-11-22T10:00:00+03:00',
  received_at: '2026-11-22T13:30:00+03:00',
  proofs: 0,
  can_apply: false,
};

/** Another amount than the price. */
export const amountReport: FlaggedEvent = {
  ...lateReport,
  event_id: '22222222-2222-4222-8222-222222222222',
  run_id: 13,
  flag: 'amount',
  merchant_order_id: 'O-2',
  name_customer: 'Rami Odeh',
  status: 'In Transit',
  amount_taken: 18,
  note: null,
  received_at: lateReport.at,
  proofs: 1,
  can_apply: true,
};

const image = 'data:image/png;base64,iVBORw0KGgo=';

export const photo: OrderProof = {
  proof_id: '33333333-3333-4333-8333-333333333333',
  event_id: amountReport.event_id,
  merchant_order_id: 'O-2',
  merchant_id: 'M-1',
  event_kind: 'delivered',
  kind: 'photo',
  driver_name: 'Omar Haddad',
  at: '2026-11-22T10:00:00+03:00',
  image,
};

export const signature: OrderProof = {
  ...photo,
  proof_id: '44444444-4444-4444-8444-444444444444',
  event_id: '55555555-5555-4555-8555-555555555555',
  kind: 'signature',
};
