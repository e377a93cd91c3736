import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';

/**
 * Who has the price of a delivered order: the driver until the handover, then the company, until a payout has paid the merchant.
 */
function holderOf(companyId: string) {
  const held = sql`from held_orders h join ended using (merchant_order_id, merchant_id)
    join drivers d on d.company_id = h.company_id and d.driver_id = h.driver_id
    where h.company_id = ${companyId} and h.amount > 0`;
  const paid = sql`from payout_lines l join payouts s using (company_id, payout_id)
    join ended on merchant_order_id = l.reference and ended.merchant_id = l.merchant_id
    where l.company_id = ${companyId} and l.is_live and s.status = 'Paid' and l.kind = 'delivered'`;
  const collected = (account: string) =>
    sql`coalesce(sum(p.amount) filter (where p.account = ${account}), 0)`;
  return {
    holder: sql`case when (select count(*) from ended) = 1 then case
      when ${collected('driver_cash')} = 0 and ${collected('clearing')} = 0 then 'nobody'
      when exists (select ${held}) then 'driver'
      when exists (select ${paid}) then 'merchant'
      when ${collected('clearing')} <> 0 then 'clearing' else 'cash_box' end end`,
    name: sql`case when (select count(*) from ended) = 1 then (select d.name_driver ${held} limit 1) end`,
  };
}

/** Sums of what ended orders posted to balances, as one JSON text in JD. */
export function postedMoney(companyId: string, keys: readonly OrderKey[]) {
  const orders = keys.map((key) => key.merchant_order_id);
  const merchants = keys.map((key) => key.merchant_id);
  const posted = (...accounts: string[]) =>
    sql`coalesce(sum(p.amount) filter (where p.account in (${sql.join(accounts)})), 0) * 0.001`;
  const { holder, name } = holderOf(companyId);
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
      'fees', -${posted('delivery_fees', 'return_fees')},
      'holder', ${holder},
      'holder_name', ${name}
    )::text as summary
    from ended e
    join journals j on j.company_id = ${companyId} and j.reference = e.merchant_order_id and j.merchant_id = e.merchant_id
    join postings p on p.company_id = ${companyId} and p.journal_id = j.journal_id`;
}
