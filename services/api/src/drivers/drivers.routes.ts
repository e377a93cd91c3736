import { driverMoneyCall } from '@tawseel/api-client/calls';
import { driver, driverCreation, driverUpdate } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { checkBalances } from '../checks/balances.ts';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { serveRecord } from '../http/serve-record.ts';
import { entityList } from '../lists/entity-list.ts';
import { createDriver, deleteDriver, updateDriver, updateDriverMoney } from './drivers.repository.ts';

export const driverList = entityList(driver, { counter: 'drivers' });

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
  routes(calls) {
    serveList(calls, 'Drivers of the company', group, driverList);
    serveRecord(calls, driver, {
      group,
      create: { summary: 'Add a driver', body: creation, run: createDriver },
      update: {
        summary: 'Change a driver; fields left out, and an empty password, stay as they are',
        body: driverUpdate,
        run: updateDriver,
      },
      hide: {
        summary:
          'Delete a driver without money and open orders; the history stays, and the driver can be restored',
        run: deleteDriver,
      },
      restore: { summary: 'Restore a deleted driver' },
    });
    serveChange(calls, {
      ...driverMoneyCall,
      summary: "Set a driver's rates and balances; refused where a balance is not the one that was seen",
      group,
      done: 'driverUpdated',
      run: (tx, { companyId }, body) => updateDriverMoney(tx, companyId, body),
    });
  },
};
