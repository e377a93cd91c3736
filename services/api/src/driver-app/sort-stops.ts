import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { Flagged } from './flagged.ts';

/** Puts the stops of a driver's runs that are out in an order; stops that it does not name come last. @throws Flagged */
export async function sortStops(
  tx: Tx,
  companyId: string,
  driverId: string,
  { run_id, orders = [] }: Pick<DriverEvent, 'run_id' | 'orders'>,
): Promise<void> {
  const { rows: runs } = await sql<{ run_id: number; driver_id: string; state: string }>`
    select run_id, driver_id, state from runs where company_id = ${companyId}
      and ${run_id === undefined ? sql`driver_id = ${driverId} and state = 'Issued'` : sql`run_id = ${run_id}`}
    order by run_id for no key update`.execute(tx);
  const [first] = runs;
  if (!first) throw new Flagged('unknown');
  if (runs.some((run) => run.driver_id !== driverId)) throw new Flagged('elsewhere');
  if (first.state === 'Closed')
    throw new ApiError('changed', { message: 'runClosed', values: { number: String(first.run_id) } });
  const ids = orders.map((order) => order.merchant_order_id);
  const merchants = orders.map((order) => order.merchant_id);
  await sql`
    with wanted as (
      select merchant_order_id, merchant_id, min(n) as n
      from unnest(${ids}::text[], ${merchants}::text[]) with ordinality w (merchant_order_id, merchant_id, n) group by 1, 2
    ), sorted as (
      select run_id, merchant_order_id, merchant_id,
        row_number() over (partition by run_id order by w.n nulls last, l.position) as position
      from run_lines l left join wanted w using (merchant_order_id, merchant_id)
      where l.company_id = ${companyId} and l.run_id = any(${runs.map((run) => run.run_id)}::bigint[])
    )
    update run_lines l set position = s.position from sorted s
    where l.company_id = ${companyId} and l.run_id = s.run_id and l.merchant_order_id = s.merchant_order_id
      and l.merchant_id = s.merchant_id and l.position <> s.position`.execute(tx);
}
