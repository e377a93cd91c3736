import {
  creationBody,
  useApiMutation,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { driver, type Driver } from './driver.entity.ts';
import type { DriverCreation } from './driver-creation.schema.ts';
import type { DriverAmounts, DriverMoneyUpdate } from './driver-money.schema.ts';

export { driver, type Driver } from './driver.entity.ts';
export { driverCreation } from './driver-creation.schema.ts';
export { driverAmounts } from './driver-money.schema.ts';
export { driverUpdate } from './driver-update.schema.ts';
export type { DriverCreation } from './driver-creation.schema.ts';
export type { DriverAmounts } from './driver-money.schema.ts';
export type { DriverUpdate } from './driver-update.schema.ts';

const creation: ApiMutation<DriverCreation> = {
  allow: 'records.change',
  method: 'POST',
  path: '/DC/CreateDrivers',
  body: creationBody(driver),
  invalidates: ['driver'],
};

const update: ApiMutation<object> = {
  allow: 'records.change',
  method: 'PUT',
  path: '/DC/UpdateDrivers',
  // Their rows have the name.
  invalidates: ['driver', 'order', 'deleted_order', 'car', 'city'],
};

const moneyUpdate: ApiMutation<DriverMoneyUpdate> = {
  allow: 'balances.change',
  method: 'PUT',
  path: '/DC/UpdateDriversMoney',
  // Our server computes the payout itself; a server of the bare contract reads it from the request.
  body: (money) => ({
    ...money,
    deliveryMoneySpent:
      Math.max(0, Math.round((money.original_money_driver - money.money_driver) * 1000) || 0) / 1000,
  }),
  invalidates: ['driver', 'ledger_entry'],
};

const removal: ApiMutation<Pick<Driver, 'driver_id' | 'company_id'>> = {
  allow: 'records.change',
  method: 'DELETE',
  path: ({ driver_id, company_id }) =>
    `/DC/DeleteDriver/${encodeURIComponent(driver_id)}/${encodeURIComponent(company_id)}`,
  invalidates: ['driver', 'city', 'car'],
};

const restoration: ApiMutation<Pick<Driver, 'driver_id'>> = {
  allow: 'records.change',
  needs: 'restore',
  method: 'POST',
  path: ({ driver_id }) => `/DC/RestoreDrivers/${encodeURIComponent(driver_id)}`,
  invalidates: ['driver'],
  removesRowOf: 'driver',
};

/** Drivers of the company, page by page. */
export const useDrivers = (view: ListView) => useList(driver, view);
/** Creates a driver; its balances start at 0. */
export const useDriverCreation = () => useApiMutation(creation);
/** Updates a driver; an empty password keeps the present one. */
export const useDriverUpdate = () => useRowUpdate(driver, update);
/**
 * Sets the amounts that `changed` names; the others are sent as the row has them. Refused as `changed` if a balance differs
 * from that of the row.
 */
export function useDriverMoneyUpdate() {
  const send = useApiMutation(moneyUpdate);
  if (!send) return undefined;
  return (values: DriverAmounts, row: Driver, changed: readonly string[]) => {
    const amount = (name: keyof DriverAmounts) => (changed.includes(name) ? values : row)[name];
    return send({
      driver_id: row.driver_id,
      salary: amount('salary'),
      commission_driver: amount('commission_driver'),
      commission_return: amount('commission_return'),
      money_driver: amount('money_driver'),
      money_orders: amount('money_orders'),
      total_delivery_money: amount('total_delivery_money'),
      original_money_driver: row.money_driver,
      expected_money_orders: row.money_orders,
      expected_total_delivery_money: row.total_delivery_money,
      changed_fields: [...changed],
    });
  };
}
/** Hides a driver and keeps its history. */
export const useDriverRemoval = () => useApiMutation(removal);
/** Restores a deleted driver; cars and cities are not assigned to it again. */
export const useDriverRestoration = () => useApiMutation(restoration);
