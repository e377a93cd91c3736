import { orderIdCall } from '@tawseel/api-client/calls';
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { Calls } from '../http/calls.ts';
import { readInput } from '../http/read-input.ts';

/** Ids that one statement looks up. */
const perStatement = 1000;

/** Largest number of statements; a company with that many ids in a row numbers its next order itself. */
const statements = 50;

/** The id of the newest order, deleted ones included: of the merchant or, without one, of the company. */
export function newestIdQuery(companyId: string, merchantId: string | undefined): RawBuilder<{ id: string }> {
  const newest = (table: string) => sql`(select merchant_order_id, date_order_start from ${sql.table(table)}
    where company_id = ${companyId} ${merchantId ? sql`and merchant_id = ${merchantId}` : sql``}
    order by date_order_start desc limit 1)`;
  return sql`select merchant_order_id as id from
    (${newest('orders')} union all ${newest('deleted_orders')}) n order by date_order_start desc limit 1`;
}

async function newestId(tx: Tx, companyId: string, merchantId: string | undefined) {
  const { rows } = await newestIdQuery(companyId, merchantId).execute(tx);
  return rows[0]?.id;
}

/** Those of the ids that no order of the company has, deleted ones and those with profits included, in their order. */
async function freeOf(tx: Tx, companyId: string, ids: readonly string[]) {
  const isUsedIn = (table: string) => sql`exists (select 1 from ${sql.table(table)} u
    where u.company_id = ${companyId} and u.merchant_order_id = c.id)`;
  const { rows } = await sql<{ id: string }>`select c.id from unnest(${ids}::text[]) with ordinality c (id, n)
    where not (${sql.join(['orders', 'deleted_orders', 'profits'].map(isUsedIn), sql` or `)})
    order by c.n`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Ids of the next orders: that of the newest one with higher numbers at its end, the first that are free and not `excluded`. Fewer
 * than `count` if a company has too many ids in a row.
 */
export async function nextOrderIds(
  tx: Tx,
  companyId: string,
  {
    merchantId,
    count,
    excluded,
  }: { merchantId?: string | undefined; count: number; excluded?: ReadonlySet<string> },
): Promise<string[]> {
  const newest =
    (merchantId && (await newestId(tx, companyId, merchantId))) ||
    (await newestId(tx, companyId, undefined)) ||
    '0';
  const [, prefix = '', number = ''] = /^(.*?)(\d{0,12})$/s.exec(newest) ?? [];
  const start = Number(number) + 1;
  const found: string[] = [];
  for (let statement = 0; statement < statements && found.length < count; statement += 1) {
    const ids = Array.from({ length: perStatement }, (_, at) => {
      const next = String(start + statement * perStatement + at);
      return prefix + next.padStart(number.length, '0');
    });
    found.push(...(await freeOf(tx, companyId, ids)).filter((id) => !excluded?.has(id)));
  }
  return found.slice(0, count);
}

/** Serves the proposal of an id. It reserves nothing: the creation of an order refuses an id that is used by then. */
export function serveNextOrderId({ api, serve }: Calls): void {
  const call = {
    ...orderIdCall,
    summary: 'The next free id of an order, after the newest one of the merchant or the company',
    group: 'Orders',
    answer: z.object({ success: z.literal(true), data: z.object({ merchant_order_id: z.string() }) }),
  } as const;
  serve(call, async (caller, request) => {
    const { merchant_id } = readInput(orderIdCall.body, request.body);
    const [id = ''] = await inCompany(api.database, caller, (tx) =>
      nextOrderIds(tx, caller.companyId, { merchantId: merchant_id, count: 1 }),
    );
    return { success: true, data: { merchant_order_id: id } };
  });
}
