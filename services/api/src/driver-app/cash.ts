import type { DriverCash } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { DriverCaller } from '../http/caller.ts';
import { readSettings } from './settings.ts';

type HeldOrder = DriverCash['orders'][number];
type Handover = DriverCash['handovers'][number];

/** Cash that the driver has to hand over: with that of no order, the one that a handover of all expects. */
async function readBalances(tx: Tx, { companyId, driverId }: DriverCaller) {
  const { rows } = await sql<{ holds: number; commission: number }>`
    select (money_orders * 0.001)::float8 as holds, (money_driver * 0.001)::float8 as commission from drivers
    where company_id = ${companyId} and driver_id = ${driverId}`.execute(tx);
  if (!rows[0]) throw new ApiError('unauthorised');
  return rows[0];
}

async function readHeldOrders(tx: Tx, { companyId, driverId }: DriverCaller): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    select merchant_order_id, coalesce(o.parcel_code, '') as parcel_code, coalesce(o.name_customer, '') as name_customer,
      (h.amount * 0.001)::float8 as amount, to_json(h.collected_at) #>> '{}' as at
    from held_orders h left join orders o using (company_id, merchant_order_id, merchant_id)
    where company_id = ${companyId} and h.driver_id = ${driverId} order by h.journal_id desc`.execute(tx);
  return rows;
}

/** Handovers of the last 30 days, the newest first. Commission that the driver kept counts as received. */
async function readHandovers(tx: Tx, { companyId, driverId }: DriverCaller): Promise<Handover[]> {
  const { rows } = await sql<Handover>`
    select handover_id::text as handover_id, to_json(happened_at) #>> '{}' as at, (expected * 0.001)::float8 as expected,
      ((counted + commission_kept) * 0.001)::float8 as received, orders
    from handovers where company_id = ${companyId} and driver_id = ${driverId} and reversed_by = 0
      and happened_at > now() - interval '30 days'
    order by handovers.handover_id desc`.execute(tx);
  return rows;
}

/** What the driver holds and has handed over. */
export async function readDriverCash(tx: Tx, caller: DriverCaller): Promise<DriverCash> {
  const { shows_commission } = await readSettings(tx, caller.companyId);
  const { holds, commission } = await readBalances(tx, caller);
  return {
    holds,
    orders: await readHeldOrders(tx, caller),
    handovers: await readHandovers(tx, caller),
    commission: shows_commission ? commission : null,
  };
}
