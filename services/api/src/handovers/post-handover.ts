import type { HandoverPosting } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { postJournal } from '../books/post-journal.ts';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { chooseOrders } from './held-orders.ts';
import { lockDriver } from './lock-driver.ts';

/** Whether a part of an amount has its sign and is not larger. */
function isPartOf(part: number, whole: number) {
  return part === 0 || (Math.sign(part) === Math.sign(whole) && Math.abs(part) <= Math.abs(whole));
}

/**
 * Posts a handover: the cash box gets what was counted, the commission kept is paid, and the driver owes a shortage. What is
 * counted over is a gain of the company.
 *
 * @throws ApiError `changed` with the present cash if it is not the one that the cashier saw
 */
export async function postHandover(tx: Tx, companyId: string, posting: HandoverPosting): Promise<void> {
  const { driver_id: holder } = posting;
  const expected = toFils(posting.expected);
  const counted = toFils(posting.counted);
  const kept = toFils(posting.commission_kept ?? 0);
  const driver = await lockDriver(tx, companyId, holder);
  const orders = await chooseOrders(tx, companyId, posting);
  const ofNoOrder = driver.cash - orders.held;
  const other = posting.orders === 'all' ? ofNoOrder : toFils(posting.other ?? 0);
  const seen = toFils(posting.held);
  if (driver.cash !== seen || orders.amount + other !== expected || !isPartOf(other, ofNoOrder)) {
    throw new ApiError('changed', {
      message: 'driverCashChanged',
      amounts: { held: driver.cash, seen },
      current: {
        held: toDinars(driver.cash),
        orders: toDinars(orders.held),
        other: toDinars(ofNoOrder),
      },
    });
  }
  if (kept > Math.max(driver.commission, 0))
    throw invalid({ commission_kept: `tooLarge:${toDinars(Math.max(driver.commission, 0))}` });
  if (orders.journals.length === 0 && other === 0) throw invalid({ orders: 'required' });

  // Handovers of a company take turns for their numbers; nobody waits for a driver while they have this lock.
  await takeTurn(tx, companyId, 'handovers');
  const { rows } = await sql<{
    number: number;
  }>`select coalesce(max(handover_id), 0) + 1 as number from handovers
    where company_id = ${companyId}`.execute(tx);
  const number = rows[0]?.number ?? 1;
  const difference = counted + kept - expected;
  const why = (difference !== 0 && posting.difference_reason) || null;
  const journalId = await postJournal(tx, companyId, {
    kind: 'handover',
    reference: String(number),
    reason: [posting.note, why].filter(Boolean).join(' · '),
    lines: [
      { account: 'driver_commission', holder, amount: kept },
      { account: 'driver_cash', holder, amount: -expected },
      { account: 'driver_shortage', holder, amount: Math.max(-difference, 0) },
      { account: 'cash_box', amount: counted },
      { account: 'cash_differences', amount: Math.min(-difference, 0) },
    ],
  });
  const counts = posting.counts ? JSON.stringify(posting.counts) : null;
  await sql`insert into handovers (company_id, handover_id, driver_id, name_driver, orders, other, expected, counted,
      commission_kept, difference_reason, note, counts, journal_id)
    values (${companyId}, ${number}, ${holder}, ${driver.name}, ${orders.journals.length}, ${other}, ${expected}, ${counted},
      ${kept}, ${why}, ${posting.note || null}, ${counts}::jsonb, ${journalId})`.execute(tx);
  await sql`
    with handed as (
      delete from held_orders where company_id = ${companyId} and journal_id = any(${orders.journals}::bigint[]) returning *
    )
    insert into handover_orders (company_id, handover_id, journal_id, driver_id, merchant_order_id, merchant_id, amount,
      collected_at)
    select company_id, ${number}, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at from handed`.execute(
    tx,
  );
}
