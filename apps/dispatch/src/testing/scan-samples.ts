import type { Scanned } from '@tawseel/api-client/dispatch';

/** The order of a scan that the branch has received. */
export const scanned: Scanned = {
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  parcel_code: '1234567895',
  pieces: 1,
  name_customer: 'Salma Haddad',
  city_order: 'Amman',
  total_price: 20.5,
  status: 'Accepted',
  place: 'Branch',
  attempts: 0,
  next_attempt_on: null,
  driver_id: null,
  driver_name: null,
  run_id: null,
  was_there: false,
  return_proposed: false,
};
