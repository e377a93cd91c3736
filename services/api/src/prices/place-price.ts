import type { PriceCreation } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { toFils } from '../money/fils.ts';
import type { Scope } from './lock-scopes.ts';

/** The amounts of a price, and when it counts. */
export type PriceTerms = Omit<PriceCreation, keyof Scope>;

/** What counted before on the first day of a new price. */
export interface Before {
  /** The price that counted for the merchant in the area, whichever its scope; null for the city's own. */
  price_id: number | null;
  delivery_price: number;
  /** The price of the same scope. */
  own_id: number | null;
  /** Whether that one has the same amounts and last day. */
  is_same: boolean;
  /** Whether it is replaced, because it begins on the same day and no order was quoted it. */
  is_replaced: boolean;
  overlaps: boolean;
  is_past: boolean;
}

/** Amounts as a price has them: fils, and a percentage. */
export function amountsOf({
  delivery_price,
  return_price,
  second_attempt_price,
  cod_percent,
}: Pick<PriceTerms, 'delivery_price' | 'return_price' | 'second_attempt_price' | 'cod_percent'>) {
  const second = typeof second_attempt_price === 'number' ? toFils(second_attempt_price) : null;
  const percent = typeof cod_percent === 'number' ? cod_percent : null;
  return { delivery: toFils(delivery_price), back: toFils(return_price), second, percent };
}

/** The condition that the price `p` has exactly the scope. */
function hasScope(companyId: string, { merchant_id, country, city, area }: Scope) {
  return sql`p.company_id = ${companyId} and p.country = ${country} and p.city = ${city}
    and coalesce(p.merchant_id, '') = ${merchant_id ?? ''} and coalesce(p.area, '') = ${area ?? ''}`;
}

async function lookBefore(tx: Tx, companyId: string, scope: Scope, terms: PriceTerms): Promise<Before> {
  const { merchant_id, country, city, area } = scope;
  const { delivery, back, second, percent } = amountsOf(terms);
  const from = sql`${terms.from_day}::date`;
  const to = sql`${terms.to_day || null}::date`;
  const { rows } = await sql<Before>`
    select q.price_id, q.delivery_price, o.price_id as own_id, ${from} < current_date as is_past,
      coalesce(o.from_day = ${from} and o.is_quoted = 'No', false) as is_replaced,
      coalesce((o.delivery_price, o.return_price, o.second_attempt_price, o.cod_percent, o.to_day) is not distinct from
        (${delivery}::bigint, ${back}::bigint, ${second}::bigint, ${percent}::numeric, ${to}), false) as is_same,
      exists (select from prices p where ${hasScope(companyId, scope)}
        and daterange(p.from_day, p.to_day, '[]') && daterange(${from}, ${to}, '[]')
        and not (${terms.ends_present ?? false} and p.price_id is not distinct from o.price_id
          and (o.from_day < ${from} or o.is_quoted = 'No'))) as overlaps
    from price_of(${companyId}, ${merchant_id}, ${country}, ${city}, ${area}, ${from}) q
    left join prices o on o.price_id = (select p.price_id from prices p where ${hasScope(companyId, scope)}
      and ${from} between p.from_day and coalesce(p.to_day, 'infinity')) and o.company_id = ${companyId}`.execute(
    tx,
  );
  const [before] = rows;
  if (!before) throw invalid({ city: 'unknown' });
  return before;
}

/** Refuses days in the past, and those that another price of the scope has. */
export function refuseDays({ from_day, to_day }: PriceTerms, before: Pick<Before, 'is_past' | 'overlaps'>) {
  if (before.is_past) throw invalid({ from_day: 'pastDay' });
  if (to_day && to_day < from_day) throw invalid({ to_day: 'beforeFirstDay' });
  if (before.overlaps)
    throw new ApiError('duplicate', { message: 'priceOverlaps', fields: { from_day: 'overlap' } });
}

/**
 * Adds a price, unless `keepsSame` and the one that counts is the same. The caller has the turn of prices and has locked the scope.
 *
 * @throws ApiError `invalid` or `duplicate` with an error of `from_day` or `to_day`
 */
export async function placePrice(
  tx: Tx,
  companyId: string,
  scope: Scope,
  terms: PriceTerms,
  keepsSame = false,
): Promise<Before> {
  const { from_day, to_day, ends_present = false } = terms;
  if (to_day && to_day < from_day) throw invalid({ to_day: 'beforeFirstDay' });
  const before = await lookBefore(tx, companyId, scope, terms);
  if (keepsSame && before.is_same) return before;
  refuseDays(terms, before);
  if (ends_present && before.own_id !== null)
    await (
      before.is_replaced
        ? sql`delete from prices where company_id = ${companyId} and price_id = ${before.own_id}`
        : sql`update prices set to_day = ${from_day}::date - 1
          where company_id = ${companyId} and price_id = ${before.own_id}`
    ).execute(tx);
  const { merchant_id, country, city, area } = scope;
  const { delivery, back, second, percent } = amountsOf(terms);
  await sql`
    insert into prices (company_id, merchant_id, country, city, area, delivery_price, return_price, second_attempt_price,
      cod_percent, from_day, to_day)
    values (${companyId}, ${merchant_id}, ${country}, ${city}, ${area}, ${delivery}, ${back}, ${second}, ${percent},
      ${from_day}, ${to_day || null})`.execute(tx);
  return before;
}
