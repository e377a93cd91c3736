import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { invalid } from '../errors/api-error.ts';
import type { Requoting } from '@tawseel/api-client/prices-schemas';
import { keepAmounts } from './keep-amounts.ts';
import { lockScopes, type Scope } from './lock-scopes.ts';
import { joinedPrices, quoteColumns } from './quote.ts';

interface LockedOrder {
  merchant_order_id: string;
  merchant_id: string;
}

/** Locks the open orders of scopes, in the order of their keys as other changes of many orders do. */
async function lockOrders(tx: Tx, companyId: string, scopes: readonly Scope[]): Promise<LockedOrder[]> {
  const column = (name: keyof Scope) => sql`${scopes.map((scope) => scope[name])}::text[]`;
  const { rows } = await sql<LockedOrder>`
    select o.merchant_order_id, o.merchant_id from orders o
    where o.company_id = ${companyId} and o.status in ('Pending', 'Accepted', 'Picked Up', 'In Transit')
      and exists (select from unnest(${column('merchant_id')}, ${column('city')}, ${column('area')}) s (merchant_id, city, area)
        where s.city = o.city_order and coalesce(s.merchant_id, o.merchant_id) = o.merchant_id
          and (s.area is null or fold_text(s.area) = fold_text(o.area_order)))
    order by o.merchant_order_id, o.merchant_id for update of o`.execute(tx);
  return rows;
}

/**
 * Gives the open orders of scopes the price that counts at present. Returns how many have another one now. The caller has the turn of
 * prices: they do not change until the transaction ends.
 */
export async function requoteOrders(tx: Tx, companyId: string, scopes: readonly Scope[]): Promise<number> {
  const orders = await lockOrders(tx, companyId, scopes);
  if (orders.length === 0) return 0;
  const column = (name: keyof LockedOrder) => sql`${orders.map((order) => order[name])}::text[]`;
  const priced = sql`
    from (
      select o.merchant_order_id, o.merchant_id, o.city_order as city, o.area_order as area
      from unnest(${column('merchant_order_id')}, ${column('merchant_id')}) k (merchant_order_id, merchant_id)
      join orders o on o.company_id = ${companyId} and o.merchant_order_id = k.merchant_order_id and o.merchant_id = k.merchant_id) n
    ${joinedPrices(companyId)}`;
  const { rows } = await sql<{ price_id: number }>`
    select distinct q.price_id ${priced} where q.is_quoted = 'No'`.execute(tx);
  if (rows.length > 0)
    await keepAmounts(
      tx,
      companyId,
      rows.map(({ price_id }) => price_id),
    );
  const { numAffectedRows = 0n } = await sql`
    update orders o set area_order = n.area_order, fee_quote = n.fee_quote, return_quote = n.return_quote,
      second_quote = n.second_quote, cod_quote = n.cod_quote, quote_source = n.quote_source, price_id = n.price_id
    from (select n.merchant_order_id, n.merchant_id, ${quoteColumns} ${priced}) n
    where o.company_id = ${companyId} and o.merchant_order_id = n.merchant_order_id and o.merchant_id = n.merchant_id
      and (o.fee_quote, o.return_quote, o.second_quote, o.cod_quote, o.quote_source, o.price_id)
        is distinct from (n.fee_quote, n.return_quote, n.second_quote, n.cod_quote, n.quote_source, n.price_id)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Requotes the open orders of one scope. @throws ApiError `invalid` for an unknown one */
export async function requoteScope(tx: Tx, companyId: string, requoting: Requoting): Promise<number> {
  await takeTurn(tx, companyId, 'prices');
  const [found] = await lockScopes(tx, companyId, [requoting]);
  if (!found || 'unknown' in found) throw invalid(found?.unknown ?? {});
  return requoteOrders(tx, companyId, [found.scope]);
}
