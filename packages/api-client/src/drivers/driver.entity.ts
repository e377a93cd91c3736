import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import {
  choice,
  company,
  email,
  id,
  moment,
  money,
  phone,
  secret,
  signedMoney,
  text,
} from '../description/field.ts';
import { creationSchema, patchSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
import { accountStatuses } from '../accounts/account-status.ts';

const added = { nullable: true, sort: false, search: false, needs: 'handovers' } as const;

/** A driver. Balances and the commissions are in JD. `over_cash_limit`: whether the order money exceeds the cash limit. */
export const driver = defineEntity({
  name: 'driver',
  table: 'drivers',
  key: ['driver_id'],
  deletion: 'hide',
  fields: {
    driver_id: id(),
    company_id: company(),
    name_driver: text({ max: 100 }),
    password_driver: secret(),
    salary: money(),
    commission_driver: money(),
    commission_return: money(),
    money_driver: signedMoney({ input: 'ignored', see: 'balances.see' }),
    money_orders: signedMoney({ input: 'ignored', see: 'balances.see' }),
    total_delivery_money: signedMoney({ input: 'ignored', see: 'balances.see' }),
    cash_limit: money({ ...added, optional: true }),
    over_cash_limit: choice(['No', 'Yes'], {
      input: 'none',
      sort: false,
      search: false,
      code: true,
      translated: true,
    }),
    city_driver: text({ max: 100, choices: 'cities', free: true }),
    email_driver: email({ unique: true }),
    phone_driver: phone({ unique: true }),
    status: choice(accountStatuses),
    created_account_driver: moment({ input: 'none' }),
  },
  list: {
    name: 'drivers',
    path: '/DC/DisplayDrivers',
    allow: 'records.see',
    rows: 'date',
    sort: '-created_account_driver',
    filters: { status: 'choice', city_driver: 'value' },
  },
  calls: {
    allow: 'records.change',
    // Their rows have the name.
    changes: ['order', 'deleted_order', 'car', 'city'],
    create: '/DC/CreateDrivers',
    update: '/DC/UpdateDrivers',
    delete: '/DC/DeleteDriver/:driver_id/:company_id',
    restore: '/DC/RestoreDrivers/:driver_id',
  },
});

/** A new driver. The balances start at 0. */
export const driverCreation = creationSchema(driver);

/** An update of a driver; fields left out keep their values. */
export const driverUpdate = patchSchema(driver);

export type Driver = Row<typeof driver>;
export type DriverCreation = z.infer<typeof driverCreation>;
export type DriverUpdate = z.infer<typeof driverUpdate>;
