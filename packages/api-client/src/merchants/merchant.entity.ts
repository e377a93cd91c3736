import { defineEntity } from '../entity/define-entity.ts';
import { choice, company, email, id, moment, money, phone, secret, text } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';
import { accountStatuses } from '../accounts/account-status.ts';

/** A merchant; `money_orders` is the balance. */
export const merchant = defineEntity({
  name: 'merchant',
  table: 'merchants',
  key: ['merchant_id'],
  deletion: 'hide',
  fields: {
    merchant_id: id(),
    company_id: company(),
    password: secret(),
    full_name: text({ max: 100 }),
    shop_name: text({ max: 100 }),
    working_hours: text({ max: 100 }),
    city: text({ max: 100, choices: 'cities', free: true }),
    phone: phone({ unique: true }),
    email: email({ unique: true }),
    status: choice(accountStatuses),
    money_orders: money({ input: 'ignored', see: 'balances.see' }),
    account_created_at: moment({ input: 'none' }),
  },
  list: {
    name: 'merchants',
    path: '/DC/DisplayMerchants',
    rows: 'data',
    sort: '-account_created_at',
    filters: { status: 'choice', city: 'value' },
  },
});

export type Merchant = Row<typeof merchant>;
