import { priceCreation, type PriceFile, type PriceFileOutcome } from '@tawseel/api-client/prices-schemas';
import { latinDigits } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { readInput } from '../http/read-input.ts';
import { translateFieldErrors } from '../messages/translate.ts';
import { toDinars } from '../money/fils.ts';
import { lockScopes, type Scope } from './lock-scopes.ts';
import { placePrices, refuseOrder, type Before, type NewPrice } from './place-price.ts';
import { requoteOrders } from './requote.ts';

/** A row without a country is of whichever has the city. */
const fileRow = z.object({
  ...priceCreation.shape,
  country: z.optional(z.union([z.literal(''), z.null(), priceCreation.shape.country], { error: 'invalid' })),
});

type FileRow = z.output<typeof fileRow>;

interface Placed {
  at: number;
  scope: Scope;
  before: Before;
}

/** A cell as its schema reads it: dates in either digits, empty ones left out. */
function readRow(row: PriceFile['rows'][number], firstDay: string): FileRow {
  const cells = Object.entries(row).filter(([, value]) => value !== '' && value !== null);
  const given = Object.fromEntries(
    cells.map(([name, value]) => [
      name,
      name.endsWith('_day') && typeof value === 'string' ? latinDigits(value.trim()) : value,
    ]),
  );
  const read = readInput(fileRow, { from_day: firstDay, ...given });
  refuseOrder(read);
  return read;
}

/** Prices in parts that have each scope once, so that a later row of a scope follows an earlier one. */
function inTurns<Price extends NewPrice>(prices: readonly Price[]): Price[][] {
  const turns: Price[][] = [];
  const seen = new Map<string, number>();
  for (const price of prices) {
    const { merchant_id, country, city, area } = price.scope;
    const key = JSON.stringify([merchant_id, country, city, area]);
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    (turns[turn] ??= []).push(price);
  }
  return turns;
}

/** How many open orders of each scope were quoted the price that counted there before. */
async function countQuoted(tx: Tx, companyId: string, placed: readonly Placed[]) {
  const column = (name: keyof Scope) => sql`${placed.map(({ scope }) => scope[name])}::text[]`;
  const { rows } = await sql<{ at: number; orders: number }>`
    select n.at::int - 1 as at, sum(o.orders)::int as orders
    from unnest(${column('merchant_id')}, ${column('city')}, ${column('area')},
      ${placed.map(({ before }) => before.price_id)}::bigint[]) with ordinality n (merchant_id, city, area, price_id, at)
    join (
      select merchant_id, city_order, area_order, price_id, count(*) as orders from orders
      where company_id = ${companyId} and status in ('Pending', 'Accepted', 'Picked Up', 'In Transit') and fee_quote is not null
      group by 1, 2, 3, 4) o
      on o.city_order = n.city and o.merchant_id = coalesce(n.merchant_id, o.merchant_id)
        and (n.area is null or o.area_order = n.area) and o.price_id is not distinct from n.price_id
    group by n.at`.execute(tx);
  return new Map(rows.map(({ at, orders }) => [placed[at]?.at, orders]));
}

function outcomeOf({ is_same, own_id }: Before) {
  if (is_same) return 'same';
  return own_id === null ? 'new' : 'changed';
}

/**
 * Adds the prices of a file's rows, each of which ends the one of its scope that counts; a row that is wrong leaves the others alone.
 * Without `writes` everything is taken back in the end: what became of the rows is then what would become of them.
 */
export async function importPrices(
  tx: Tx,
  { companyId, language }: Caller,
  { from_day, rows, writes, requotes = false }: PriceFile,
): Promise<PriceFileOutcome[]> {
  await takeTurn(tx, companyId, 'prices');
  const wrong = new Map<number, Record<string, string>>();
  const read: { at: number; row: FileRow }[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      read.push({ at, row: readRow(row, from_day) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.set(at, error.details.fields ?? {});
    }
  }
  const found = await lockScopes(
    tx,
    companyId,
    read.map(({ row }) => row),
  );
  await sql`savepoint price_file`.execute(tx);
  const placed: Placed[] = [];
  const waiting: (NewPrice & { at: number })[] = [];
  for (const [index, { at, row }] of read.entries()) {
    const one = found[index];
    if (one && 'scope' in one) waiting.push({ at, scope: one.scope, terms: { ...row, ends_present: true } });
    else wrong.set(at, one?.unknown ?? {});
  }
  for (const prices of inTurns(waiting)) {
    const results = await placePrices(tx, companyId, prices, true);
    for (const [index, result] of results.entries()) {
      const { at = 0, scope } = prices[index] ?? {};
      if ('error' in result) wrong.set(at, result.error.details.fields ?? {});
      else if (scope) placed.push({ at, scope, before: result.before });
    }
  }
  const changed = placed.filter(({ before }) => !before.is_same);
  const counts = await countQuoted(tx, companyId, changed);
  if (!writes) await sql`rollback to savepoint price_file`.execute(tx);
  else if (requotes)
    await requoteOrders(
      tx,
      companyId,
      changed.map(({ scope }) => scope),
    );
  const outcomes = new Map(placed.map(({ at, before }) => [at, before]));
  return rows.map((_, at): PriceFileOutcome => {
    const before = outcomes.get(at);
    if (!before)
      return {
        outcome: 'wrong',
        before: null,
        open_orders: 0,
        fields: translateFieldErrors(language, wrong.get(at) ?? {}),
      };
    return {
      outcome: outcomeOf(before),
      before: before.price_id === null ? null : toDinars(before.delivery_price),
      open_orders: counts.get(at) ?? 0,
      fields: {},
    };
  });
}
