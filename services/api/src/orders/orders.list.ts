import { deletedOrder, order } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

const columns = {
  merchant_order_id: 'text',
  merchant_id: 'text',
  driver_id: 'text?',
  name_order: 'text',
  name_shop: 'text',
  city_order: 'text',
  address_order: 'text',
  name_customer: 'text',
  phone_customer: 'text',
  status: 'text',
  total_price: 'money',
  type_payment: 'text',
  date_order_start: 'moment',
  date_order_delivery_customer: 'moment',
  date_order_delivery_customer_end: 'moment?',
} as const;

const ids = { merchant_id: 'merchants' } as const;

const key = ['merchant_order_id', 'merchant_id'];

export const orderList: ListDefinition = {
  name: 'orders',
  rows: 'date',
  row: order,
  columns,
  from: sql`listed_orders`,
  ids,
  key,
  order: '-date_order_start',
  changing: ['driver_id', 'status', 'date_order_delivery_customer_end'],
  tally: 'orders',
};

export const deletedOrderList: ListDefinition = {
  name: 'deleted-orders',
  rows: 'date',
  row: deletedOrder,
  columns: { ...columns, timedeleted: 'moment', from_deletion: 'text' },
  from: sql`listed_deleted_orders`,
  ids,
  key,
  order: '-timedeleted',
  changing: [],
  tally: 'deleted_orders',
};
