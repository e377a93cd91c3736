import { useApiMutation } from '@tawseel/api-client';
import type { Driver } from './driver.entity.ts';
import { driverMoneyCall, type DriverAmounts, type DriverMoneyUpdate } from './driver-money.ts';

export {
  driver,
  driverCreation,
  driverUpdate,
  type Driver,
  type DriverCreation,
  type DriverUpdate,
} from './driver.entity.ts';
export { driverAmounts, type DriverAmounts } from './driver-money.ts';

/** Our server computes the payout itself; a server of the bare contract reads it from the request. */
const withPayout = (money: DriverMoneyUpdate) => ({
  ...money,
  deliveryMoneySpent:
    Math.max(0, Math.round((money.original_money_driver - money.money_driver) * 1000) || 0) / 1000,
});

/**
 * Sets the amounts that `changed` names; the others are sent as the row has them. Refused as `changed` if a balance differs
 * from that of the row.
 */
export function useDriverMoneyUpdate() {
  const send = useApiMutation(driverMoneyCall, withPayout);
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
