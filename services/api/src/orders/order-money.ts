import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';

/** Sums of what ended orders posted to balances, as one JSON text in JD. */
export function postedMoney(companyId: string, keys: readonly OrderKey[]) {
  const orders = keys.map((key) => key.merchant_order_id);
  const merchants = keys.map((key) => key.merchant_id);
  const posted = (...accounts: string[]) =>
    sql`coalesce(sum(p.amount) filter (where p.account in (${sql.join(accounts)})), 0) * 0.001`;
  return sql<{ summary: string }>`
    with ended as materialized (
      select o.merchant_order_id, o.merchant_id from orders o
      join (select distinct * from unnest(${orders}::text[], ${merchants}::text[]) k (merchant_order_id, merchant_id)) k
        using (merchant_order_id, merchant_id)
      where o.company_id = ${companyId} and o.status in ('Delivered', 'Returned')
    )
    select json_build_object(
      'ended', (select count(*) from ended),
      'merchant_balance', -${posted('merchant_payable')},
      'driver_order_money', ${posted('driver_cash')},
      'driver_commission', -${posted('driver_commission')},
      'clearing', ${posted('clearing')},
      'fees', -${posted('delivery_fees', 'return_fees')}
    )::text as summary
    from ended e
    join journals j on j.company_id = ${companyId} and j.reference = e.merchant_order_id and j.merchant_id = e.merchant_id
    join postings p on p.company_id = ${companyId} and p.journal_id = j.journal_id`;
}
