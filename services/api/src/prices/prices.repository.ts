import type { PriceCreation, PriceEnd, PriceUpdate } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { lockScopes } from './lock-scopes.ts';
import { amountsOf, placePrices, refuseDays, refuseOrder } from './place-price.ts';

/** Adds a price from a day on. @throws ApiError for an unknown scope, a day in the past, an overlap */
export async function createPrice(tx: Tx, { companyId }: Caller, creation: PriceCreation): Promise<void> {
  await takeTurn(tx, companyId, 'prices');
  const [found] = await lockScopes(tx, companyId, [creation]);
  if (!found || 'unknown' in found) throw invalid(found?.unknown ?? {});
  refuseOrder(creation);
  const [placed] = await placePrices(tx, companyId, [{ scope: found.scope, terms: creation }]);
  if (placed && 'error' in placed) throw placed.error;
}

interface Present {
  from_day: string;
  is_quoted: string;
  has_begun: boolean;
  has_ended: boolean;
  is_past: boolean;
  overlaps: boolean;
}

/**
 * Locks a price. Tells what stands against new days of it: whether the first one is in the past, and whether another price of its
 * scope has one of them.
 */
async function lockPrice(
  tx: Tx,
  companyId: string,
  priceId: number,
  { from_day, to_day }: { from_day?: string; to_day?: string | null | undefined },
): Promise<Present> {
  await takeTurn(tx, companyId, 'prices');
  const { rows } = await sql<Present>`
    select p.from_day::text, p.is_quoted, p.from_day <= current_date as has_begun,
      coalesce(p.to_day < current_date, false) as has_ended, f.first < current_date and f.first <> p.from_day as is_past,
      exists (select from prices o where o.company_id = p.company_id and o.price_id <> p.price_id and o.country = p.country
        and o.city = p.city and coalesce(o.merchant_id, '') = coalesce(p.merchant_id, '')
        and coalesce(o.area, '') = coalesce(p.area, '')
        and daterange(o.from_day, o.to_day, '[]') && daterange(f.first, f.last, '[]')) as overlaps
    from prices p cross join lateral (
      select first, case when last is not null then greatest(first, last) end as last
      from (values (coalesce(${from_day ?? null}::date, p.from_day), ${to_day || null}::date)) v (first, last)) f
    where p.company_id = ${companyId} and p.price_id = ${priceId} for update of p`.execute(tx);
  const [present] = rows;
  if (!present) throw notFound();
  if (present.has_ended) throw new ApiError('changed', { message: 'priceEndedAlready' });
  return present;
}

/** Whether a day is before the company's today. */
async function isPast(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`select ${day}::date < current_date as past`.execute(tx);
  return rows[0]?.past === true;
}

/** Changes a price that no order was quoted. @throws ApiError `in_use` for another one */
export async function updatePrice(tx: Tx, { companyId }: Caller, update: PriceUpdate): Promise<void> {
  const { price_id, from_day, to_day } = update;
  const present = await lockPrice(tx, companyId, price_id, update);
  if (present.is_quoted === 'Yes') throw new ApiError('in_use', { message: 'priceQuoted' });
  refuseOrder(update);
  refuseDays(present);
  if (to_day && (await isPast(tx, to_day))) throw invalid({ to_day: 'pastDay' });
  const { delivery, back, second, percent } = amountsOf(update);
  await sql`update prices set delivery_price = ${delivery}, return_price = ${back}, second_attempt_price = ${second},
      cod_percent = ${percent}, from_day = ${from_day}, to_day = ${to_day || null}
    where company_id = ${companyId} and price_id = ${price_id}`.execute(tx);
}

/** Sets the last day of a price. A day before the first one removes a price that has not begun. */
export async function endPrice(tx: Tx, { companyId }: Caller, { price_id, to_day }: PriceEnd): Promise<void> {
  const present = await lockPrice(tx, companyId, price_id, { to_day });
  if (to_day < present.from_day) {
    if (present.has_begun) throw invalid({ to_day: 'beforeFirstDay' });
    await sql`delete from prices where company_id = ${companyId} and price_id = ${price_id}`.execute(tx);
    return;
  }
  if (await isPast(tx, to_day)) throw invalid({ to_day: 'pastDay' });
  if (present.overlaps)
    throw new ApiError('duplicate', { message: 'priceOverlaps', fields: { to_day: 'overlap' } });
  await sql`update prices set to_day = ${to_day} where company_id = ${companyId} and price_id = ${price_id}`.execute(
    tx,
  );
}
