import { order, type OrderKey, type OrderUpdate } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { ApiError, duplicate, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { withFils } from '../money/fils.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { changesOf } from '../rows/changes-of.ts';
import { requireReferences } from '../rows/references.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';
import { statusesWithDriver } from './order-status.ts';
import { takenCodes } from './create-orders.ts';
import { requireCity } from './order-cities.ts';
import { leaveRun } from './order-end.ts';
import { hasEnded, isOrder, lockOrder } from './orders.repository.ts';

/** Changes what the update names of an order. */
export async function updateOrder(tx: Tx, caller: Caller, update: OrderUpdate): Promise<void> {
  const { changed_fields, expected_fields, ...named } = update;
  const { merchant_order_id, merchant_id, driver_id = null, note = null, parcel_code, ...fields } = named;
  const changes = changesOf(
    { ...fields, driver_id, note, ...(parcel_code && { parcel_code }) },
    changed_fields,
  );
  await changeOrder(tx, caller, { merchant_order_id, merchant_id }, changes, expected_fields);
}

/** Values that an order can change to. */
type Changes = Partial<Omit<OrderUpdate, keyof OrderKey | 'changed_fields' | 'expected_fields'>>;

/**
 * Changes values of an order. An order that has ended does not change: its amounts are in the balances. Its present driver
 * and city stay valid after their deletion.
 */
export async function changeOrder(
  tx: Tx,
  caller: Caller,
  key: OrderKey,
  changes: Changes,
  expected?: OrderUpdate['expected_fields'],
): Promise<void> {
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
  const city = isMoved && (await requireCity(tx, companyId, changes.city_order ?? ''));
  await tx
    .updateTable('orders')
    .set({
      ...key,
      ...withFils(changes, order),
      ...(city && { city_order: city }),
      ...(collector && type_payment !== present.type_payment && { collector }),
    })
    .where(isOrder(companyId, key))
    .execute();
}
