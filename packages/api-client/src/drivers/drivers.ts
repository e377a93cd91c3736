import {
  creationBody,
  useApiMutation,
  useList,
  useRowUpdate,
  useWholeList,
  type AddedMutation,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { driver, type Driver } from './driver.entity.ts';
import type { DriverCreation } from './driver-creation.schema.ts';
import type { DriverMoneyUpdate } from './driver-money.schema.ts';

export { driver, type Driver } from './driver.entity.ts';
export { driverCreation } from './driver-creation.schema.ts';
export { driverMoneyUpdate } from './driver-money.schema.ts';
export { driverUpdate } from './driver-update.schema.ts';
export type { DriverCreation } from './driver-creation.schema.ts';
export type { DriverMoneyUpdate } from './driver-money.schema.ts';
export type { DriverUpdate } from './driver-update.schema.ts';

const creation: ApiMutation<DriverCreation> = {
  method: 'POST',
  path: '/DC/CreateDrivers',
  body: creationBody(driver),
  invalidates: ['driver'],
};

const update: ApiMutation<object> = {
  method: 'PUT',
  path: '/DC/UpdateDrivers',
  invalidates: ['driver'],
};

const moneyUpdate: ApiMutation<DriverMoneyUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateDriversMoney',
  // Our server computes the payout itself; a server of the bare contract reads it from the request.
  body: (money) => ({
    ...money,
    deliveryMoneySpent:
      Math.max(0, Math.round((money.original_money_driver - money.money_driver) * 1000)) / 1000,
  }),
  invalidates: ['driver', 'ledger_entry'],
};

const removal: ApiMutation<Pick<Driver, 'driver_id' | 'company_id'>> = {
  method: 'DELETE',
  path: ({ driver_id, company_id }) =>
    `/DC/DeleteDriver/${encodeURIComponent(driver_id)}/${encodeURIComponent(company_id)}`,
  invalidates: ['driver', 'city', 'car'],
};

const restoration: AddedMutation<Pick<Driver, 'driver_id'>> = {
  needs: 'restore',
  method: 'POST',
  path: ({ driver_id }) => `/DC/RestoreDrivers/${encodeURIComponent(driver_id)}`,
  invalidates: ['driver'],
};

/** Drivers of the company, page by page. */
export const useDrivers = (view: ListView) => useList(driver, view);
/** All drivers of the company, for a select field. */
export const useDriverChoices = () => useWholeList(driver);
/** Creates a driver; its balances start at 0. */
export const useDriverCreation = () => useApiMutation(creation);
/** Updates a driver; an empty password keeps the present one. */
export const useDriverUpdate = () => useRowUpdate(driver, update);
/** Sets salary, commissions and balances; refused as `changed` if a balance differs from the one seen. */
export const useDriverMoneyUpdate = () => useApiMutation(moneyUpdate);
/** Hides a driver and keeps its history. */
export const useDriverRemoval = () => useApiMutation(removal);
/** Restores a deleted driver; cars and cities are not assigned to it again. */
export const useDriverRestoration = () => useApiMutation(restoration);
