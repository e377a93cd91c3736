import type { QuoteSource } from '@tawseel/api-client/prices-schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { keepAmounts } from './keep-amounts.ts';

/** Where an order goes. The city is spelled as the company's own. */
export interface Destination {
  merchant_id: string;
  city: string;
  area: string | null;
}

/** What an order keeps of its price, amounts in fils; `cod_quote` is in hundredths of a percent. */
export interface OrderQuote {
  /** The area as the company spells it, or as it was typed if there is no such area. */
  area_order: string | null;
  fee_quote: number;
  return_quote: number;
  second_quote: number | null;
  cod_quote: number | null;
  quote_source: QuoteSource;
  price_id: number | null;
}

/**
 * Joins to rows `n` (merchant_id, city, area) their city `c`, their area `a` if the city has it, and the price `q` that counts there.
 * A deleted city still has its prices, as an order that ends there.
 */
export function joinedPrices(companyId: string, day: RawBuilder<unknown> = sql`current_date`) {
  return sql`
    cross join lateral (select c.country, c.city from cities c where c.company_id = ${companyId} and c.city = n.city
      order by c.deleted_at is null desc, c.date_time desc limit 1) c
    left join lateral (select a.area from areas a where a.company_id = ${companyId} and a.country = c.country and a.city = c.city
      and a.deleted_at is null and fold_text(a.area) = fold_text(n.area) limit 1) a on n.area is not null
    cross join lateral price_of(${companyId}, n.merchant_id, c.country, c.city, a.area, ${day}) q`;
}

/** The columns of an {@link OrderQuote}, of rows with {@link joinedPrices}. */
export const quoteColumns = sql`coalesce(a.area, n.area) as area_order, q.delivery_price as fee_quote, q.return_price as return_quote,
  q.second_attempt_price as second_quote, (q.cod_percent * 100)::int as cod_quote, q.source as quote_source, q.price_id`;

/** The part of what is collected, in fils, rounded half up. */
export function codPart(collected: RawBuilder<unknown>, percent: RawBuilder<unknown>): RawBuilder<number> {
  return sql`floor((${collected}::numeric * coalesce(${percent}, 0) + 5000) / 10000)::bigint`;
}

const keyOf = ({ merchant_id, city, area }: Destination) => JSON.stringify([merchant_id, city, area]);

/**
 * What orders cost that are taken in now, in the order of the destinations; undefined for an unknown city. The amounts of their prices
 * stay from then on.
 */
export async function quoteOrders(
  tx: Tx,
  companyId: string,
  destinations: readonly Destination[],
): Promise<(OrderQuote | undefined)[]> {
  if (destinations.length === 0) return [];
  const distinct = [...new Map(destinations.map((one) => [keyOf(one), one])).values()];
  const column = (name: keyof Destination) => sql`${distinct.map((one) => one[name])}::text[]`;
  const { rows } = await sql<OrderQuote & { at: number; is_quoted: string }>`
    select n.at::int - 1 as at, q.is_quoted, ${quoteColumns}
    from unnest(${column('merchant_id')}, ${column('city')}, ${column('area')}) with ordinality n (merchant_id, city, area, at)
    ${joinedPrices(companyId)}`.execute(tx);
  const fresh = rows.flatMap(({ is_quoted, price_id }) =>
    is_quoted === 'No' && price_id !== null ? [price_id] : [],
  );
  if (fresh.length > 0) {
    await keepAmounts(tx, companyId, fresh);
    // They may have changed until they were locked.
    return quoteOrders(tx, companyId, destinations);
  }
  const quotes = new Map(
    rows.flatMap((row) => {
      const { at, is_quoted: _, ...quote } = row;
      const destination = distinct[at];
      return destination ? [[keyOf(destination), quote]] : [];
    }),
  );
  return destinations.map((destination) => quotes.get(keyOf(destination)));
}
