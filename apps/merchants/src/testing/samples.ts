import { readRow } from '@tawseel/api-client';
import type { Company } from '@tawseel/api-client/company';
import { type DeletedOrder, type Order, order as orders } from '@tawseel/api-client/orders';
import type { Merchant } from '@tawseel/api-client/merchants';

export const laila: Merchant = {
  merchant_id: 'M-1',
  company_id: '1001',
  full_name: 'Laila Nasser',
  shop_name: 'Jasmine',
  working_hours: '9-5',
  city: 'Irbid',
  phone: '0791234567',
  email: 'laila@example.com',
  status: 'Active',
  money_orders: 120.125,
  account_created_at: '2026-01-02T08:00:00+03:00',
};

export const omar: Merchant = {
  ...laila,
  merchant_id: 'M-2',
  full_name: 'Omar Haddad',
  shop_name: 'Olive',
  money_orders: 0,
  status: 'InActive',
};

export const order = readRow(orders, {
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  driver_id: null,
  name_order: 'Shoes',
  name_shop: 'Jasmine',
  city_order: 'عمان',
  address_order: 'شارع الجامعة',
  name_customer: 'سلمى',
  phone_customer: '0780000000',
  status: 'Pending',
  total_price: 20.5,
  type_payment: 'Cash',
  date_order_start: '2026-11-20T14:05:00+03:00',
  date_order_delivery_customer: '2026-11-22T00:00:00+03:00',
  date_order_delivery_customer_end: null,
  end_reason: null,
  end_reason_text: null,
  collector: 'Driver',
  note: 'Call before delivery',
  parcel_code: '1234567895',
  pieces: 2,
  place: 'Branch',
  attempts: 1,
  next_attempt_on: null,
  area_order: null,
  fee_quote: null,
  return_quote: null,
  quote_source: null,
} satisfies Partial<Order>);

export const delivered: Order = {
  ...order,
  merchant_order_id: 'O-2',
  driver_id: 'D-1',
  status: 'Delivered',
  date_order_delivery_customer_end: '2026-11-21T09:30:00+03:00',
};

export const deletedOrder: DeletedOrder = {
  ...delivered,
  timedeleted: '2026-11-21T10:00:00+03:00',
  from_deletion: 'admin',
};

export const company: Company = {
  company_id: '1001',
  name_company: 'بترا إكسبرس',
  name_admin: 'Rami',
  email: 'petra@example.com',
  phone: '0795550101',
  country: 'الأردن',
  city: 'عمان',
  type_account_subscription: 'Monthly',
  subscription_month: 12,
  start_subscription: '2026-01-01',
  end_subscription: '2026-12-31',
  status: 'active',
  payment: 0,
  subscription_value_money: 0,
};
