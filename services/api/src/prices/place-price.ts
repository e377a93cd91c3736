import type { PriceCreation } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { toFils } from '../money/fils.ts';
import type { Scope } from './lock-scopes.ts';
import { scopePrices } from './scope-prices.ts';

/** The amounts of a price, and when it counts. */
export type PriceTerms = Omit<PriceCreation, keyof Scope>;

/** A price of a scope that is locked. */
export interface NewPrice {
  scope: Scope;
  terms: PriceTerms;
}

/** What counted before on the first day of a new price. */
export interface Before {
  /** The price that counted for the merchant in the area, whichever its scope; null for the city's own. */
  price_id: number | null;
  delivery_price: number;
  /** The price of the same scope. */
  own_id: number | null;
  /** Whether that one has the same amounts and last day. */
  is_same: boolean;
  /** Whether it begins on the same day, and no order was quoted it. */
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

/** The columns of new prices, each as an array. */
function columnsOf(prices: readonly NewPrice[]) {
  const amounts = prices.map(({ terms }) => amountsOf(terms));
  const place = (name: keyof Scope) => sql`${prices.map(({ scope }) => scope[name])}::text[]`;
  const fils = (name: 'delivery' | 'back' | 'second') => sql`${amounts.map((one) => one[name])}::bigint[]`;
  return sql`${place('merchant_id')}, ${place('country')}, ${place('city')}, ${place('area')}, ${fils('delivery')}, ${fils('back')},
    ${fils('second')}, ${amounts.map(({ percent }) => percent)}::numeric[], ${prices.map(({ terms }) => terms.from_day)}::date[],
    ${prices.map(({ terms }) => terms.to_day || null)}::date[]`;
}

/** The scope of the new price `n`. */
const newScope = {
  merchant_id: sql`n.merchant_id`,
  country: sql`n.country`,
  city: sql`n.city`,
  area: sql`n.area`,
};

async function lookBefore(tx: Tx, companyId: string, prices: readonly NewPrice[]): Promise<Before[]> {
  const { rows } = await sql<Before>`
    select q.price_id, q.delivery_price, o.price_id as own_id, n.first < current_date as is_past,
      coalesce(o.from_day = n.first and o.is_quoted = 'No', false) as is_replaced,
      o.price_id is not null and (o.delivery_price, o.return_price, o.second_attempt_price, o.cod_percent, o.to_day)
        is not distinct from (n.delivery, n.back, n.second, n.percent, n.last) as is_same,
      exists (select from ${scopePrices(companyId, newScope)} p where daterange(p.from_day, p.to_day, '[]') && daterange(n.first, n.last, '[]')
        and not (n.ends and p.price_id is not distinct from o.price_id and (o.from_day < n.first or o.is_quoted = 'No'))) as overlaps
    from unnest(${columnsOf(prices)}, ${prices.map(({ terms }) => terms.ends_present ?? false)}::boolean[]) with ordinality
      n (merchant_id, country, city, area, delivery, back, second, percent, first, last, ends, at)
    cross join lateral price_of(${companyId}, n.merchant_id, n.country, n.city, n.area, n.first) q
    left join prices o on o.company_id = ${companyId} and o.price_id = q.price_id
      and o.merchant_id is not distinct from n.merchant_id and o.area is not distinct from n.area
    order by n.at`.execute(tx);
  return rows;
}

/** Refuses days in the past, and those that another price of the scope has. */
export function refuseDays({ is_past, overlaps }: Pick<Before, 'is_past' | 'overlaps'>) {
  if (is_past) throw invalid({ from_day: 'pastDay' });
  if (overlaps)
    throw new ApiError('duplicate', { message: 'priceOverlaps', fields: { from_day: 'overlap' } });
}

/** @throws ApiError `invalid` for a last day before the first */
export function refuseOrder({ from_day, to_day }: Pick<PriceTerms, 'from_day' | 'to_day'>) {
  if (to_day && to_day < from_day) throw invalid({ to_day: 'beforeFirstDay' });
}

async function insertPrices(
  tx: Tx,
  companyId: string,
  prices: readonly NewPrice[],
  before: readonly Before[],
) {
  const ended = prices.flatMap(({ terms }, at) => {
    const { own_id = null, is_replaced = false } = before[at] ?? {};
    return own_id === null || !terms.ends_present ? [] : [{ own_id, is_replaced, from_day: terms.from_day }];
  });
  const replaced = ended.flatMap(({ own_id, is_replaced }) => (is_replaced ? [own_id] : []));
  const followed = ended.filter(({ is_replaced }) => !is_replaced);
  if (replaced.length > 0)
    await sql`delete from prices where company_id = ${companyId} and price_id = any(${replaced}::bigint[])`.execute(
      tx,
    );
  if (followed.length > 0)
    await sql`update prices p set to_day = n.first - 1
      from unnest(${followed.map(({ own_id }) => own_id)}::bigint[], ${followed.map(({ from_day }) => from_day)}::date[]) n (id, first)
      where p.company_id = ${companyId} and p.price_id = n.id`.execute(tx);
  await sql`
    insert into prices (company_id, merchant_id, country, city, area, delivery_price, return_price, second_attempt_price,
      cod_percent, from_day, to_day)
    select ${companyId}, * from unnest(${columnsOf(prices)})`.execute(tx);
}

/**
 * Adds prices of different scopes, except those that are refused and, with `keepsSame`, those that are as the present ones. The caller
 * has the turn of prices. Returns what counted before, or why a price was refused.
 */
export async function placePrices(
  tx: Tx,
  companyId: string,
  prices: readonly NewPrice[],
  keepsSame = false,
): Promise<({ before: Before } | { error: ApiError })[]> {
  const before = await lookBefore(tx, companyId, prices);
  const outcomes = before.map((one) => {
    try {
      if (!keepsSame || !one.is_same) refuseDays(one);
      return { before: one };
    } catch (error) {
      if (error instanceof ApiError) return { error };
      throw error;
    }
  });
  const isAdded = (at: number) => {
    const outcome = outcomes[at];
    return outcome !== undefined && 'before' in outcome && !(keepsSame && outcome.before.is_same);
  };
  const added = prices.filter((_, at) => isAdded(at));
  if (added.length > 0)
    await insertPrices(
      tx,
      companyId,
      added,
      before.filter((_, at) => isAdded(at)),
    );
  return outcomes;
}
