import { driver, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const driverList: ListDefinition = {
  name: 'drivers',
  rows: 'date',
  row: rowSchema(driver),
  columns: {
    driver_id: 'text',
    company_id: 'text',
    name_driver: 'text',
    salary: 'money',
    commission_driver: 'money',
    commission_return: 'money',
    money_driver: 'money',
    money_orders: 'money',
    total_delivery_money: 'money',
    city_driver: 'text',
    email_driver: 'text',
    phone_driver: 'text',
    status: 'text',
    created_account_driver: 'moment',
  },
  from: sql`listed_drivers`,
  where: sql`t.deleted_at is null`,
  key: ['driver_id'],
  order: '-created_account_driver',
  counter: 'drivers',
};
