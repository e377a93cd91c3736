import { permits } from '@tawseel/api-client/permissions';
import {
  driver,
  type Driver,
  type DriverCreation,
  type DriverMoneyUpdate,
  type DriverUpdate,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { postAdjustment, postJournal, type JournalLine } from '../books/post-journal.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { countOpenOrders, refuseOpenOrders } from '../open-orders/open-orders.ts';
import { toDinars, toFils, withFils } from '../money/fils.ts';
import { changesOf } from '../rows/changes-of.ts';
import { createRow } from '../rows/create-row.ts';
import { hideRow } from '../rows/hidden-rows.ts';
import { refuseTakenId } from '../rows/taken-keys.ts';
import { updateRow } from '../rows/update-row.ts';

const balances = ['money_driver', 'money_orders', 'total_delivery_money'] as const;

/** Adds a driver; balances start at 0 whatever the form says. `password_driver` is the hash. */
export async function createDriver(tx: Tx, { companyId }: Caller, creation: DriverCreation): Promise<void> {
  await refuseTakenId(tx, companyId, driver, creation.driver_id, 'deletedDriverHasId');
  await createRow(tx, companyId, driver, creation);
}

/**
 * Pay of a driver, and the limit of their cash. Only people who may change balances change them: with the limit, others could
 * find out the cash, since `over_cash_limit` compares both.
 */
const guarded = ['salary', 'commission_driver', 'commission_return', 'cash_limit'] as const;

/**
 * Updates the named fields, never a balance. Clients of the contract send every
 * field back, so those who may not change the pay may send the present one.
 *
 * @throws ApiError `not_permitted` for another pay or limit of cash
 */
export async function updateDriver(tx: Tx, caller: Caller, update: DriverUpdate): Promise<void> {
  const { companyId } = caller;
  const now = await tx
    .selectFrom('drivers')
    .select(guarded)
    .where('company_id', '=', companyId)
    .where('driver_id', '=', update.driver_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!now) throw notFound();
  const next = withFils(changesOf(update, update.changed_fields), driver);
  if (guarded.some((name) => next[name] !== undefined && next[name] !== now[name]))
    requirePermission(caller, 'balances.change');
  await updateRow(tx, companyId, driver, update);
}

/** A driver's balances in fils. The row stays locked until the transaction ends: no delivery can post to it. */
async function lockBalances(tx: Tx, companyId: string, driverId: string) {
  const now = await tx
    .selectFrom('drivers')
    .select(balances)
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!now) throw notFound();
  return now;
}

/**
 * Sets a driver's rates and balances. The administrator decided on the balances they saw: if one of them differs from the
 * present one, the update is refused with all present balances. The amount that the commission balance loses was paid out
 * from the cash box.
 */
export async function updateDriverMoney(tx: Tx, companyId: string, update: DriverMoneyUpdate): Promise<void> {
  const {
    driver_id,
    deliveryMoneySpent: _,
    original_money_driver: money_driver,
    expected_money_orders: money_orders,
    expected_total_delivery_money: total_delivery_money,
    changed_fields,
    ...fields
  } = update;
  const seen = { money_driver, money_orders, total_delivery_money };
  const now = await lockBalances(tx, companyId, driver_id);
  if (balances.some((name) => seen[name] !== undefined && toFils(seen[name]) !== now[name])) {
    const current = Object.fromEntries(balances.map((name) => [name, toDinars(now[name])]));
    throw new ApiError('changed', { current });
  }
  const { salary, commission_driver, commission_return, ...set } = changesOf(
    withFils(fields, driver),
    changed_fields,
  );
  await setBalances(tx, companyId, driver_id, now, set);
  await tx
    .updateTable('drivers')
    .set({ driver_id, salary, commission_driver, commission_return })
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driver_id)
    .execute();
}

type Balances = Record<(typeof balances)[number], number>;

/** Posts the differences of the balances that are set to those of now. */
async function setBalances(tx: Tx, companyId: string, holder: string, now: Balances, set: Partial<Balances>) {
  const to = { ...now, ...set };
  const paidOut = Math.max(now.money_driver - to.money_driver, 0);
  if (paidOut > 0) {
    const lines = [
      { account: 'driver_commission', holder, amount: paidOut },
      { account: 'cash_box', amount: -paidOut },
    ] as const;
    await postJournal(tx, companyId, { kind: 'payout', mayOverdraw: true, lines });
  }
  const lines: JournalLine[] = [
    { account: 'driver_commission', holder, amount: Math.min(now.money_driver - to.money_driver, 0) },
    { account: 'driver_cash', holder, amount: to.money_orders - now.money_orders },
    { account: 'driver_total', holder, amount: to.total_delivery_money - now.total_delivery_money },
  ];
  await postAdjustment(tx, companyId, lines);
}

/** What keeps a driver from deletion. The row stays locked until the transaction ends. */
export async function readDriverBlockers(tx: Tx, companyId: string, driverId: string) {
  const { money_orders: order_money, money_driver: commission } = await lockBalances(tx, companyId, driverId);
  const { rows } = await sql<{ shortage: number }>`select balance as shortage from book_accounts
    where company_id = ${companyId} and account = 'driver_shortage' and holder_id = ${driverId}`.execute(tx);
  const open_orders = await countOpenOrders(tx, companyId, 'driver_id', driverId);
  return { order_money, commission, shortage: rows[0]?.shortage ?? 0, open_orders };
}

/** Names the balances that keep a driver from deletion; without both it is a shortage. */
function messageOf(orders: number, commission: number) {
  if (orders !== 0) return commission === 0 ? 'driverHasOrderMoney' : 'driverHasMoney';
  return commission === 0 ? 'driverHasShortage' : 'driverHasCommission';
}

/**
 * Hides a driver, keeping the row and its history; cars and cities are left without them.
 *
 * @throws ApiError `in_use` for a driver with order money, a commission balance, a shortage, or orders that have not ended
 */
export async function deleteDriver(
  tx: Tx,
  { companyId, role }: Caller,
  { driver_id: driverId }: Pick<Driver, 'driver_id'>,
): Promise<void> {
  const blockers = await readDriverBlockers(tx, companyId, driverId);
  const { order_money: orders, commission, shortage, open_orders } = blockers;
  if (orders !== 0 || commission !== 0 || shortage !== 0) {
    if (!permits(role, 'balances.see')) throw new ApiError('in_use', { message: 'hasBalance' });
    throw new ApiError('in_use', {
      message: messageOf(orders, commission),
      amounts: { orders, commission, shortage },
    });
  }
  refuseOpenOrders('driver_id', open_orders);
  await hideRow(tx, companyId, driver, { driver_id: driverId });
  await sql`update cars set driver_id = null where company_id = ${companyId} and driver_id = ${driverId}`.execute(
    tx,
  );
  await sql`
    update cities set driver1_id = nullif(driver1_id, ${driverId}), driver2_id = nullif(driver2_id, ${driverId}),
      driver3_id = nullif(driver3_id, ${driverId})
    where company_id = ${companyId} and ${driverId} in (driver1_id, driver2_id, driver3_id)`.execute(tx);
}
