import { merchant, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const merchantList: ListDefinition = {
  name: 'merchants',
  rows: 'data',
  row: rowSchema(merchant),
  columns: {
    merchant_id: 'text',
    company_id: 'text',
    full_name: 'text',
    shop_name: 'text',
    working_hours: 'text',
    city: 'text',
    phone: 'text',
    email: 'text',
    status: 'text',
    money_orders: 'money',
    account_created_at: 'moment',
  },
  from: sql`listed_merchants`,
  where: sql`t.deleted_at is null`,
  key: ['merchant_id'],
  order: '-account_created_at',
  counter: 'merchants',
};
