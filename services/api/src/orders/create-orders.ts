import type { Collector, OrderCreation, OrderKey } from '@tawseel/api-client/schemas';
import { foldText } from '@tawseel/i18n/text';
import { sql, type InsertObject } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { takeTurns } from '../database/take-turn.ts';
import { duplicate, invalid, type ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { toFils } from '../money/fils.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { quoteOrders } from '../prices/quote.ts';
import { lockReferences } from '../rows/references.ts';
import { takenByDeleted } from '../rows/taken-keys.ts';
import { lockCities } from './order-cities.ts';

/** Ids that differ only in ways that searches ignore are the same. */
const foldedKey = ({ merchant_order_id: id, merchant_id }: OrderKey) => `${foldText(id)} of ${merchant_id}`;

/**
 * Finds the new orders whose id another order of the merchant has, present, deleted or with a profit. The locks last until the
 * orders are added.
 */
async function takenIds(tx: Tx, companyId: string, orders: readonly OrderKey[]) {
  await takeTurns(
    tx,
    companyId,
    orders.map((key) => `order ${foldedKey(key)}`),
  );
  const isTaken = (table: string) => sql`exists (select from ${sql.table(`listed_${table}`)} t
    where t.company_id = ${companyId} and t.merchant_id = n.merchant_id
      and sort_key(t.merchant_order_id) collate "C" = sort_key(n.id) collate "C"
      and fold_text(t.merchant_order_id) = fold_text(n.id))`;
  const { rows } = await sql<{ at: number; deleted: boolean; restorable: boolean; present: boolean }>`
    select * from (
      select at::int - 1 as at, ${isTaken('deleted_orders')} as deleted, (${isTaken('orders')} or ${isTaken('profits')}) as present,
        exists (select from deleted_orders d where d.company_id = ${companyId} and d.merchant_id = n.merchant_id
          and d.merchant_order_id = n.id) as restorable
      from unnest(${orders.map((key) => key.merchant_order_id)}::text[], ${orders.map((key) => key.merchant_id)}::text[])
        with ordinality n (id, merchant_id, at)) found
    where deleted or present`.execute(tx);
  return new Map(
    rows.map(({ at, deleted, restorable }) => [
      at,
      deleted
        ? takenByDeleted('merchant_order_id', 'deletedOrderHasId', restorable)
        : duplicate('merchant_order_id'),
    ]),
  );
}

/** Finds the codes of labels that orders of the company have, present or deleted. The locks last until the transaction ends. */
export async function takenCodes(tx: Tx, companyId: string, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  await takeTurns(
    tx,
    companyId,
    codes.map((code) => `parcel ${code}`),
  );
  const holders = (table: string) => sql`select parcel_code as code from ${sql.table(table)}
    where company_id = ${companyId} and parcel_code = any(${codes})`;
  const { rows } = await sql<{
    code: string;
  }>`${holders('orders')} union ${holders('deleted_orders')}`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

const given = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => value || [])),
];

/** What orders refer to, locked until the transaction ends in the order of deliveries and deletions: driver, city, merchant. */
async function lockReferred(tx: Tx, companyId: string, inputs: readonly OrderCreation[]) {
  const types = given(inputs.map(({ type_payment }) => type_payment)).toSorted();
  const collectors = new Map<string, Collector>();
  for (const type of types) collectors.set(type, await collectorOf(tx, companyId, type));
  const drivers = await lockReferences(
    tx,
    companyId,
    'drivers',
    given(inputs.map(({ driver_id }) => driver_id)),
  );
  const cities = await lockCities(tx, companyId, given(inputs.map(({ city_order }) => city_order)));
  const { rows } = await sql<{
    merchant_id: string;
    shop_name: string;
  }>`select merchant_id, shop_name from merchants
    where company_id = ${companyId} and deleted_at is null and merchant_id = any(${given(inputs.map(({ merchant_id }) => merchant_id))})
    order by merchant_id for share`.execute(tx);
  return { collectors, drivers, cities, shops: new Map(rows.map((row) => [row.merchant_id, row.shop_name])) };
}

/**
 * Adds orders of the company's merchants to its cities. A used id cannot be used again. Returns why each order was not added,
 * undefined if it was.
 */
export async function createOrders(
  tx: Tx,
  caller: Caller,
  inputs: readonly OrderCreation[],
): Promise<(ApiError | undefined)[]> {
  const { companyId } = caller;
  if (inputs.some(({ driver_id }) => driver_id)) requirePermission(caller, 'orders.status');
  const { collectors, drivers, cities, shops } = await lockReferred(tx, companyId, inputs);
  const taken = await takenIds(tx, companyId, inputs);
  const codes = await takenCodes(tx, companyId, given(inputs.map(({ parcel_code }) => parcel_code)));
  const ids = new Set<string>();

  const errorOf = (input: OrderCreation, at: number): ApiError | undefined => {
    const unknown = {
      ...(input.driver_id && !drivers.has(input.driver_id) && { driver_id: 'unknown' }),
      ...(!cities.has(input.city_order) && { city_order: 'unknown' }),
      ...(!shops.has(input.merchant_id) && { merchant_id: 'unknown' }),
    };
    if (Object.keys(unknown).length > 0) return invalid(unknown);
    const id = foldedKey(input);
    if (taken.has(at)) return taken.get(at);
    if (ids.has(id)) return duplicate('merchant_order_id');
    if (input.parcel_code && codes.has(input.parcel_code)) return duplicate('parcel_code');
    ids.add(id);
    if (input.parcel_code) codes.add(input.parcel_code);
    return undefined;
  };
  const errors = inputs.map(errorOf);
  const accepted = inputs.flatMap((input, at) =>
    errors[at] ? [] : [{ ...input, city_order: cities.get(input.city_order) ?? input.city_order }],
  );
  const quotes = await quoteOrders(
    tx,
    companyId,
    accepted.map(({ merchant_id, city_order, area_order }) => ({
      merchant_id,
      city: city_order,
      area: area_order || null,
    })),
  );
  const added = accepted.map(({ parcel_code, pieces, ...values }, at): InsertObject<Tables, 'orders'> => ({
    ...values,
    ...quotes[at],
    company_id: companyId,
    name_shop: values.name_shop ?? shops.get(values.merchant_id) ?? '',
    total_price: toFils(values.total_price),
    collector: collectors.get(values.type_payment) ?? 'Undecided',
    status: 'Pending',
    date_order_delivery_customer_end: null,
    // The database gives a code and one piece.
    ...(parcel_code && { parcel_code }),
    ...(pieces && { pieces }),
  }));
  if (added.length > 0) await tx.insertInto('orders').values(added).execute();
  return errors;
}

/**
 * Adds one order, as {@link createOrders} does.
 *
 * @throws ApiError
 */
export async function createOrder(tx: Tx, caller: Caller, input: OrderCreation): Promise<void> {
  const [error] = await createOrders(tx, caller, [input]);
  if (error) throw error;
}
