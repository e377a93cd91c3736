import type { QuoteQuery } from '@tawseel/api-client/prices-schemas';
import { sql, type RawBuilder } from 'kysely';
import { toFils } from '../money/fils.ts';
import { scopePrices } from './scope-prices.ts';
import { codPart, joinedPrices } from './quote.ts';

const dayOr = (day: string | undefined) => (day ? sql`${day}::text::date` : sql`current_date`);

const percent = sql`(q.cod_percent * 100)::int`;

/** What orders would cost, in their order; null for a city that the company does not deliver to. */
export function quotesQuery(companyId: string, { orders, day }: QuoteQuery): RawBuilder<{ summary: string }> {
  const column = (name: 'merchant_id' | 'city') => sql`${orders.map((order) => order[name])}::text[]`;
  const fee = sql`q.delivery_price + ${codPart(sql`w.total_price`, percent)}`;
  return sql`
    with wanted as (
      select * from unnest(${column('merchant_id')}, ${column('city')}, ${orders.map(({ area }) => area || null)}::text[],
        ${orders.map(({ total_price = 0 }) => toFils(total_price))}::bigint[])
        with ordinality w (merchant_id, city, area, total_price, at)
    ), named as (
      select distinct on (w.city) w.city as typed, c.city from (select distinct city from wanted) w
        join cities c on c.company_id = ${companyId} and c.deleted_at is null and fold_text(c.city) = fold_text(w.city)
      order by w.city, c.city = w.city desc, c.date_time desc
    )
    select coalesce(json_agg(p.quote order by w.at), '[]')::text as summary from wanted w
    left join lateral (
      select json_build_object('fee', (${fee}) * 0.001, 'delivery_price', q.delivery_price * 0.001,
        'return_price', q.return_price * 0.001, 'second_attempt_price', q.second_attempt_price * 0.001,
        'cod_percent', trim_scale(q.cod_percent), 'source', q.source, 'price_id', q.price_id) as quote
      from (select w.merchant_id, m.city, w.area from named m where m.typed = w.city) n ${joinedPrices(companyId, dayOr(day))}) p
      on true`;
}

/** The scope of a cell of the grid. */
const cell = {
  merchant_id: sql`m.merchant_id`,
  country: sql`c.country`,
  city: sql`c.city`,
  area: sql`a.area`,
};

/** The prices of a day by merchant, city and area, with the next one that is planned for exactly these. */
export function gridQuery(
  companyId: string,
  { merchants, day }: { merchants: readonly string[]; day?: string | undefined },
): RawBuilder<{ summary: string }> {
  const onDay = dayOr(day);
  return sql`
    select coalesce(json_agg(json_build_object('merchant_id', m.merchant_id, 'country', c.country, 'city', c.city, 'area', a.area,
        'delivery_price', q.delivery_price * 0.001, 'return_price', q.return_price * 0.001, 'source', q.source,
        'price_id', q.price_id, 'next_day', f.from_day, 'next_price', f.delivery_price * 0.001)
      order by m.merchant_id nulls first, c.date_time, c.country, c.city, a.created_at nulls first, a.area), '[]')::text as summary
    from (
      select null::text as merchant_id union all
      select merchant_id from merchants where company_id = ${companyId} and merchant_id = any(${merchants}::text[])) m
    cross join (select country, city, date_time from cities where company_id = ${companyId} and deleted_at is null) c
    cross join lateral (
      select null::text as area, null::timestamptz as created_at union all
      select area, created_at from areas
      where company_id = ${companyId} and country = c.country and city = c.city and deleted_at is null) a
    cross join lateral price_of(${companyId}, m.merchant_id, c.country, c.city, a.area, ${onDay}) q
    left join lateral (
      select p.from_day, p.delivery_price from ${scopePrices(companyId, cell)} p
        where p.from_day > ${onDay} order by p.from_day limit 1) f on true`;
}
