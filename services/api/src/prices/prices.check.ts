import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';
import { codPart } from './quote.ts';

/** Compares what orders were quoted with the prices that it came from, whose amounts stay. */
export async function checkQuotes(tx: Tx): Promise<Finding[]> {
  const columns = sql`company_id, merchant_order_id, merchant_id, fee_quote, return_quote, second_quote, cod_quote, price_id`;
  const { rows } = await sql<Finding>`
    select o.company_id as "companyId", format('Order %s of merchant %s was not quoted what its price %s says.',
      o.merchant_order_id, o.merchant_id, o.price_id) as what
    from (select ${columns} from orders where price_id is not null
      union all select ${columns} from deleted_orders where price_id is not null) o
    left join prices p using (company_id, price_id)
    where p.is_quoted is distinct from 'Yes'
      or (o.fee_quote, o.return_quote, o.second_quote, o.cod_quote)
        is distinct from (p.delivery_price, p.return_price, p.second_attempt_price, (p.cod_percent * 100)::int)`.execute(
    tx,
  );
  return rows;
}

/** Compares the fees of ended orders with what they were quoted. */
export async function checkFees(tx: Tx): Promise<Finding[]> {
  const collected = codPart(sql`(p.merchant_profit + p.delivery_price)`, sql`o.cod_quote`);
  const { rows } = await sql<Finding>`
    select p.company_id as "companyId", format('The fee of order %s of merchant %s is not the one that was quoted.',
      p.merchant_order_id, p.merchant_id) as what
    from profits p join orders o using (company_id, merchant_order_id, merchant_id)
    where p.reversed_by = 0 and o.fee_quote is not null and not case p.order_status
      when 'Delivered' then p.delivery_price - ${collected} in (o.fee_quote, coalesce(o.second_quote, o.fee_quote))
      else p.delivery_price = o.return_quote end`.execute(tx);
  return rows;
}

/** Finds scopes with two prices on one day: the constraint that forbids them is not valid any more. */
export async function checkOverlaps(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select p.company_id as "companyId", format('Price %s counts on days of price %s.', p.price_id, o.price_id) as what
    from prices p join prices o on o.company_id = p.company_id and o.price_id > p.price_id and o.country = p.country and o.city = p.city
      and coalesce(o.merchant_id, '') = coalesce(p.merchant_id, '') and coalesce(o.area, '') = coalesce(p.area, '')
      and daterange(o.from_day, o.to_day, '[]') && daterange(p.from_day, p.to_day, '[]')`.execute(tx);
  return rows;
}
