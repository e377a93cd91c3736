import { driver, driverCreation, driverMoneyUpdate, driverUpdate } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { checkBalances } from '../checks/balances.ts';
import { rowCounter } from '../checks/counters.ts';
import { restoreRow } from '../deletion/hidden-rows.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { createDriver, deleteDriver, updateDriver, updateDriverMoney } from './drivers.repository.ts';

export const driverList = entityList(driver, { allow: 'records.see', counter: 'drivers' });

const group = 'Drivers';

/** The contract labels the salary as optional: without it, it is 0. */
const creation = z.extend(driverCreation, {
  salary: z._default(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => 0),
        ),
        driverCreation.shape.salary,
      ],
      { error: 'number' },
    ),
    0,
  ),
});

export const driversDomain: Domain = {
  entities: [driver],
  counters: [rowCounter(driver)],
  checks: [
    checkBalances('drivers', 'driver', {
      money_driver: ['driver_commission', -1],
      money_orders: ['driver_cash', 1],
      total_delivery_money: ['driver_total', 1],
    }),
  ],
  routes(app) {
    serveList(app, 'Drivers of the company', group, driverList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateDrivers',
      allow: 'records.change',
      summary: 'Add a driver',
      group,
      body: creation,
      prepare: async (body) => ({
        ...body,
        password_driver: await app.api.passwords.hash(body.password_driver),
      }),
      done: 'driverCreated',
      run: (tx, { companyId }, body) => createDriver(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateDrivers',
      allow: 'records.change',
      summary: 'Change a driver; fields left out, and an empty password, stay as they are',
      group,
      body: driverUpdate,
      prepare: async (body) =>
        body.password_driver
          ? { ...body, password_driver: await app.api.passwords.hash(body.password_driver) }
          : body,
      done: 'driverUpdated',
      run: updateDriver,
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateDriversMoney',
      allow: 'balances.change',
      summary: "Set a driver's rates and balances; refused where a balance is not the one that was seen",
      group,
      body: driverMoneyUpdate,
      done: 'driverUpdated',
      run: (tx, { companyId }, body) => updateDriverMoney(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteDriver/:driver_id/:company_id',
      allow: 'records.change',
      summary: 'Hide a driver without money and open orders; the history stays',
      group,
      done: 'driverDeleted',
      run: (tx, caller, { driver_id = '' }) => deleteDriver(tx, caller, driver_id),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreDrivers/:driver_id',
      allow: 'records.change',
      summary: 'Show a hidden driver again',
      group,
      done: 'driverRestored',
      run: (tx, { companyId }, { driver_id = '' }) => restoreRow(tx, companyId, driver, { driver_id }),
    });
  },
};
