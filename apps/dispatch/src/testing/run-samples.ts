import type { Run, RunLine } from '@tawseel/api-client/dispatch';

/** A run that is out, with an order that was delivered and two without an outcome. */
export const issuedRun: Run = {
  run_id: 12,
  day: '2026-11-22',
  driver_id: 'D-1',
  driver_name: 'Omar Haddad',
  state: 'Issued',
  parcels: 3,
  waiting: 2,
  delivered: 1,
  failed: 0,
  to_collect: 61.5,
  collected: 20.5,
  person: 'Rana',
  created_at: '2026-11-22T08:00:00+03:00',
  issued_at: '2026-11-22T09:00:00+03:00',
  closed_at: null,
  note: null,
};

export const runLineOf = (position: number, values: Partial<RunLine> = {}): RunLine => ({
  run_id: 12,
  position,
  merchant_order_id: `O-${position}`,
  merchant_id: 'M-1',
  outcome: null,
  is_open: 'Yes',
  parcel_code: `100000000${position}`,
  pieces: 1,
  name_shop: 'Lina Flowers',
  name_customer: `Customer ${position}`,
  phone_customer: '0780000000',
  city_order: 'Amman',
  address_order: 'University street 1',
  total_price: 20.5,
  to_collect: 20.5,
  status: 'In Transit',
  place: 'Driver',
  attempts: 0,
  reason_id: null,
  amount_taken: null,
  note: null,
  proofs: 0,
  ...values,
});

export const deliveredLine = runLineOf(1, {
  outcome: 'Delivered',
  is_open: 'No',
  status: 'Delivered',
  place: 'Customer',
  attempts: 1,
  amount_taken: 20.5,
});
