import type { Collector } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { postJournal, type JournalLine } from '../books/post-journal.ts';
import type { Tx } from '../database/database.ts';
import { invalid } from '../errors/api-error.ts';
import { codPart } from '../prices/quote.ts';
import { isOrder } from './orders.repository.ts';

/** An order that ends, with its amount in fils. */
export interface EndedOrder {
  merchant_order_id: string;
  merchant_id: string;
  driver_id: string;
  status: 'Delivered' | 'Returned';
  city_order: string;
  total_price: number;
  /** Who collects the price of a delivered order. */
  collector: Collector | null;
  /** What the driver collected for a return. */
  fee_taken: number;
  /** What it was quoted, in fils; `cod_quote` is in hundredths of a percent. An order of before has no quote. */
  fee_quote: number | null;
  return_quote: number | null;
  second_quote: number | null;
  cod_quote: number | null;
}

const collected: Partial<Record<Collector, JournalLine['account']>> = {
  Driver: 'driver_cash',
  Company: 'clearing',
};

/** The price of the order's end as a query of one row: what was quoted, or the city's present price for an order without a quote. */
function priceOf(companyId: string, order: EndedOrder, collected: number): RawBuilder<unknown> {
  const { status, fee_quote, return_quote, second_quote, cod_quote } = order;
  const isDelivered = status === 'Delivered';
  if (fee_quote === null)
    return sql`select ${isDelivered ? sql`delivery_price` : sql`return_price`} as price from cities
      where company_id = ${companyId} and city = ${order.city_order}
      order by deleted_at is null desc, date_time desc limit 1`;
  if (!isDelivered) return sql`select ${return_quote}::bigint as price`;
  const fee =
    second_quote === null
      ? sql`${fee_quote}::bigint`
      : sql`case when (select count(*) from attempts where ${isOrder(companyId, order)} and not is_reversed) > 1
          then ${second_quote}::bigint else ${fee_quote}::bigint end`;
  return sql`select ${fee} + ${codPart(sql`${collected}`, sql`${cod_quote}::int`)} as price`;
}

/**
 * Posts what an order's end changes: its profit row, and one journal of driver, merchant and company. Later changes of prices do not
 * affect it.
 *
 * @throws ApiError `in_use` if the driver or the merchant is deleted
 */
export async function postOrder(tx: Tx, companyId: string, order: EndedOrder): Promise<void> {
  const { merchant_order_id, merchant_id, driver_id, status, total_price } = order;
  const isDelivered = status === 'Delivered';
  const paid = isDelivered ? total_price : order.fee_taken;
  const collector = isDelivered ? order.collector : paid > 0 ? 'Driver' : null;
  const money = collector ? collected[collector] : undefined;
  const price = money ? paid : 0;
  // The row's counters are locked first: deliveries of a company take turns there, whatever they lock after it.
  const { rows } = await sql<{ fee: number }>`
    insert into profits (company_id, merchant_order_id, merchant_id, total_price, delivery_price, merchant_profit, order_status)
    select ${companyId}, ${merchant_order_id}, ${merchant_id}, ${total_price}::bigint, c.price, ${price}::bigint - c.price, ${status}
    from (${priceOf(companyId, order, price)}) c
    returning delivery_price as fee`.execute(tx);
  const fee = rows[0]?.fee;
  if (fee === undefined) throw invalid({ city_order: 'unknown' });
  const commission = await lockHolders(tx, companyId, order);
  await postJournal(tx, companyId, {
    kind: isDelivered ? 'delivered' : 'returned',
    reference: merchant_order_id,
    merchantId: merchant_id,
    lines: [
      { account: 'driver_commission', holder: driver_id, amount: -commission },
      ...(money === 'driver_cash' ? [{ account: money, holder: driver_id, amount: price }] : []),
      { account: 'driver_total', holder: driver_id, amount: commission },
      { account: 'merchant_payable', holder: merchant_id, amount: fee - price },
      ...(money === 'clearing' ? [{ account: money, amount: price }] : []),
      { account: isDelivered ? 'delivery_fees' : 'return_fees', amount: -fee },
      { account: 'commissions', amount: commission },
    ],
  });
}

/**
 * Locks the rows of driver and merchant, before their accounts, until the transaction ends. Returns the driver's commission of
 * the status.
 */
export async function lockHolders(
  tx: Tx,
  companyId: string,
  { driver_id, merchant_id, status }: Pick<EndedOrder, 'driver_id' | 'merchant_id' | 'status'>,
): Promise<number> {
  const rate = status === 'Delivered' ? sql`commission_driver` : sql`commission_return`;
  const { rows } = await sql<{ commission: number }>`
    select ${rate} as commission from drivers d, merchants m
    where d.company_id = ${companyId} and d.driver_id = ${driver_id}
      and m.company_id = ${companyId} and m.merchant_id = ${merchant_id}
    for no key update of d, m`.execute(tx);
  return rows[0]?.commission ?? 0;
}
