import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { orderOfCode, orderOfKey, type ScannedOrder } from '../dispatch/scanned.ts';
import { isOrder } from '../orders/orders.repository.ts';
import { Flagged } from './flagged.ts';
import type { Reporter } from './reporter.ts';

/** The order of a report, and what its driver has to do with it. */
export interface ReportedOrder extends ScannedOrder {
  type_payment: string;
  /** The driver's run that has the order, or had it last. */
  run_id: number | undefined;
  /** Whether it is on a run of the driver that is out. */
  is_out: boolean;
  /** Whether the driver has its parcel, or it is on a run of the driver that is out. */
  is_theirs: boolean;
}

/** Finds and locks the order of a report. @throws Flagged */
export async function reportedOrder(
  tx: Tx,
  { companyId, driverId }: Pick<Reporter, 'companyId' | 'driverId'>,
  { order: key, code }: Pick<DriverEvent, 'order' | 'code'>,
): Promise<ReportedOrder> {
  if (!key && !code) throw new Flagged('unknown');
  const order = key ? await orderOfKey(tx, companyId, key) : await orderOfCode(tx, companyId, code ?? '');
  const { rows } = await sql<{ type_payment: string; run_id: number | null; is_out: boolean | null }>`
    select o.type_payment, l.run_id, l.is_open and l.state = 'Issued' as is_out
    from orders o left join lateral (
      select l.run_id, l.is_open, r.state from run_lines l join runs r using (company_id, run_id)
      where l.company_id = o.company_id and l.merchant_order_id = o.merchant_order_id and l.merchant_id = o.merchant_id
        and r.driver_id = ${driverId} order by l.is_open desc, l.run_id desc limit 1) l on true
    where ${isOrder(companyId, order)}`.execute(tx);
  const { type_payment = '', run_id = null, is_out = null } = rows[0] ?? {};
  const hasParcel = order.place === 'Driver' && order.driver_id === driverId;
  return {
    ...order,
    type_payment,
    run_id: run_id ?? undefined,
    is_out: is_out === true,
    is_theirs: is_out === true || hasParcel,
  };
}
