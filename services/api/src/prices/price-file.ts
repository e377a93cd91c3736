import { priceCreation, type PriceFile, type PriceFileOutcome } from '@tawseel/api-client/prices-schemas';
import { latinDigits } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { readInput } from '../http/read-input.ts';
import { translateFieldErrors } from '../messages/translate.ts';
import { toDinars } from '../money/fils.ts';
import { lockScopes, type Scope } from './lock-scopes.ts';
import { placePrice, type Before } from './place-price.ts';
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
  return readInput(fileRow, { from_day: firstDay, ...given });
}

const attempt = async <Value>(work: () => Value | Promise<Value>) => {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof ApiError) return { fields: error.details.fields ?? {} };
    throw error;
  }
};

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
    const { value, fields } = await attempt(() => readRow(row, from_day));
    if (value) read.push({ at, row: value });
    else wrong.set(at, fields);
  }
  const found = await lockScopes(
    tx,
    companyId,
    read.map(({ row }) => row),
  );
  await sql`savepoint price_file`.execute(tx);
  const placed: Placed[] = [];
  for (const [index, { at, row }] of read.entries()) {
    const { value, fields } = await attempt(async () => {
      const one = found[index];
      if (!one || 'unknown' in one) throw invalid(one?.unknown ?? {});
      const terms = { ...row, ends_present: true };
      return { at, scope: one.scope, before: await placePrice(tx, companyId, one.scope, terms, true) };
    });
    if (value) placed.push(value);
    else wrong.set(at, fields);
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
