import { order, type OrderKey, type OrderUpdate } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { ApiError, duplicate, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import type { Outcome } from '../http/change.ts';
import { requirePermission } from '../http/permission.ts';
import { withFils } from '../money/fils.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { quoteOrders } from '../prices/quote.ts';
import { changesOf } from '../rows/changes-of.ts';
import { requireReferences } from '../rows/references.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';
import { statusesWithDriver } from './order-status.ts';
import { takenCodes } from './create-orders.ts';
import { requireCity } from './order-cities.ts';
import { leaveRun } from './order-end.ts';
import { hasEnded, isOrder, lockOrder } from './orders.repository.ts';

/** Changes what the update names of an order, and says so if it has another price for that. */
export async function updateOrder(tx: Tx, caller: Caller, update: OrderUpdate): Promise<Outcome> {
  const { changed_fields, expected_fields, ...named } = update;
  const { merchant_order_id, merchant_id, driver_id = null, note = null, parcel_code, ...fields } = named;
  const changes = changesOf(
    { ...fields, driver_id, note, ...(parcel_code && { parcel_code }) },
    changed_fields,
  );
  const amounts = await changeOrder(tx, caller, { merchant_order_id, merchant_id }, changes, expected_fields);
  return amounts ? { message: 'orderRequoted', amounts } : { message: 'orderUpdated' };
}

/** Values that an order can change to. */
type Changes = Partial<Omit<OrderUpdate, keyof OrderKey | 'changed_fields' | 'expected_fields'>>;

/**
 * Changes values of an order. An order that has ended does not change: its amounts are in the balances. Its present driver
 * and city stay valid after their deletion. An order that goes elsewhere is quoted the price that counts there now.
 *
 * @returns The quoted fees in fils, if it had one and has another one now.
 */
export async function changeOrder(
  tx: Tx,
  caller: Caller,
  key: OrderKey,
  changes: Changes,
  expected?: OrderUpdate['expected_fields'],
): Promise<{ before: number; after: number } | undefined> {
  const { companyId } = caller;
  const { type_payment } = changes;
  const collector = type_payment && (await collectorOf(tx, companyId, type_payment));
  const present = await lockOrder(tx, companyId, key);
  if (hasEnded(present.status)) {
    throw new ApiError('changed', { message: 'orderEnded', statuses: { status: present.status } });
  }
  await refuseOutdated(tx, companyId, order, { ...key }, changes, expected);
  if (changes.driver_id !== undefined && changes.driver_id !== present.driver_id) {
    requirePermission(caller, 'orders.status');
  }
  if (changes.driver_id === null && statusesWithDriver.includes(present.status)) {
    throw invalid({ driver_id: 'required' });
  }
  if (changes.driver_id && changes.driver_id !== present.driver_id) {
    await requireReferences(tx, companyId, order, { driver_id: changes.driver_id });
    await leaveRun(tx, companyId, key);
  }
  if (changes.parcel_code !== undefined && changes.parcel_code !== present.parcel_code) {
    const { parcel_code: code } = changes;
    if ((await takenCodes(tx, companyId, [code])).has(code)) throw duplicate('parcel_code');
  }
  const isMoved = changes.city_order !== undefined && changes.city_order !== present.city_order;
  const city = isMoved ? await requireCity(tx, companyId, changes.city_order ?? '') : present.city_order;
  const area = changes.area_order === undefined ? present.area_order : changes.area_order || null;
  const isElsewhere = city !== present.city_order || area !== present.area_order;
  const destinations = isElsewhere ? [{ merchant_id: key.merchant_id, city, area }] : [];
  const [quote] = await quoteOrders(tx, companyId, destinations);
  await tx
    .updateTable('orders')
    .set({
      ...key,
      ...withFils(changes, order),
      ...(isMoved && { city_order: city }),
      ...(changes.area_order !== undefined && { area_order: area }),
      ...quote,
      ...(collector && type_payment !== present.type_payment && { collector }),
    })
    .where(isOrder(companyId, key))
    .execute();
  const { fee_quote: before } = present;
  return quote && before !== null && quote.fee_quote !== before
    ? { before, after: quote.fee_quote }
    : undefined;
}
