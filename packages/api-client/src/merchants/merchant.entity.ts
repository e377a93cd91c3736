import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { choice, company, email, id, moment, money, phone, secret, text } from '../description/field.ts';
import { creationSchema, patchSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
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
    allow: 'records.see',
    rows: 'data',
    sort: '-account_created_at',
    filters: { status: 'choice', city: 'value' },
  },
  calls: {
    allow: 'records.change',
    // Their rows have the name.
    changes: ['order', 'deleted_order', 'profit'],
    create: '/DC/CreateMerchants',
    update: '/DC/Updatemerchants',
    delete: '/DC/Deletedmerchants/:company_id/:merchant_id',
    restore: '/DC/RestoreMerchants/:merchant_id',
  },
});

/** A new merchant. The balance starts at 0. */
export const merchantCreation = creationSchema(merchant);

/** An update of a merchant; fields left out keep their values. */
export const merchantUpdate = patchSchema(merchant);

export type Merchant = Row<typeof merchant>;
export type MerchantCreation = z.infer<typeof merchantCreation>;
export type MerchantUpdate = z.infer<typeof merchantUpdate>;
