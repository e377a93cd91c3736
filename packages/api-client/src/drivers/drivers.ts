import {
  useChange,
  useList,
  useWholeList,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import type { Driver, DriverCreation, DriverMoneyUpdate, DriverUpdate } from './drivers.schema.ts';

export { accountStatuses, driverCreation, driverMoneyUpdate, driverUpdate } from './drivers.schema.ts';
export type { Driver, DriverCreation, DriverMoneyUpdate, DriverUpdate } from './drivers.schema.ts';

const list: ListCall<Driver> = {
  name: 'drivers',
  path: '/DC/DisplayDrivers',
  rows: 'date',
  key: 'driver_id',
};

const creation: ChangeCall<DriverCreation> = {
  method: 'POST',
  path: '/DC/CreateDrivers',
  stale: ['drivers'],
};

const update: ChangeCall<DriverUpdate> = { method: 'PUT', path: '/DC/UpdateDrivers', stale: ['drivers'] };

const moneyUpdate: ChangeCall<DriverMoneyUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateDriversMoney',
  // What the driver was paid out: the server recomputes it, an older one takes it from here.
  body: (money) => ({
    ...money,
    deliveryMoneySpent:
      Math.max(0, Math.round((money.original_money_driver - money.money_driver) * 1000)) / 1000,
  }),
  stale: ['drivers'],
};

const removal: ChangeCall<Pick<Driver, 'driver_id' | 'company_id'>> = {
  method: 'DELETE',
  path: ({ driver_id, company_id }) =>
    `/DC/DeleteDriver/${encodeURIComponent(driver_id)}/${encodeURIComponent(company_id)}`,
  stale: ['drivers', 'cities', 'cars'],
};

/** Drivers of the company, page by page. */
export const useDrivers = (view: ListView) => useList(list, view);
/** All drivers of the company, to choose from. */
export const useDriverChoices = () => useWholeList(list);
/** Creates a driver; its balances start at 0. */
export const useDriverCreation = () => useChange(creation);
/** Updates a driver; an empty password stays as it is. */
export const useDriverUpdate = () => useChange(update);
/** Sets a driver's salary, commissions and balances; refused as `changed` when the balance seen is not the one now. */
export const useDriverMoneyUpdate = () => useChange(moneyUpdate);
/** Hides a driver; its history stays. */
export const useDriverRemoval = () => useChange(removal);
