import type { Order } from '@tawseel/api-client/orders';
import { json } from '@tawseel/api-client/testing';

export const order: Order = {
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  driver_id: null,
  name_order: 'Shoes',
  name_shop: 'Jasmine',
  city_order: 'Amman',
  address_order: 'University Street',
  name_customer: 'Salma Haddad',
  phone_customer: '0780000000',
  status: 'Pending',
  total_price: 20.5,
  type_payment: 'Cash',
  date_order_start: '2026-11-20T14:05:00+03:00',
  date_order_delivery_customer: '2026-11-22T00:00:00+03:00',
  date_order_delivery_customer_end: null,
  end_reason: null,
  end_reason_text: null,
  note: null,
};

/** Response of a list with all of its rows on one page. */
export function listAnswer(...rows: readonly object[]) {
  return json({ success: true, date: rows, total: rows.length, next: null });
}

/** Error response of the server. */
export function refusal(status: number, code: string, message: string) {
  return json({ success: false, code, message }, status);
}
