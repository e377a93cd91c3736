import { payout, payoutLine, payoutMerchant, payoutTerms, unpaidLine } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { entityList } from '../lists/entity-list.ts';

export const payoutList = entityList(payout, { counter: 'payouts' });

export const payoutTermsList = entityList(payoutTerms);

export const payoutLineList = entityList(payoutLine, { from: sql`payout_line_list`, changing: [] });

export const unpaidLineList = entityList(unpaidLine, { from: sql`unpaid_line_list` });

/** Reads unpaid lines and open payouts: its cost does not grow with what was paid. */
export const payoutMerchantList = entityList(payoutMerchant, {
  from: (companyId) => sql`(
    select m.company_id, m.search_text, m.merchant_id, m.full_name, m.shop_name,
      case when u.due > 0 and coalesce(t.weekday, 'Any day') in ('Any day', to_char(current_date, 'FMDay')) then 'Due'
        when u.due > 0 or u.waiting > 0 then 'Not due' when m.money_orders < 0 then 'Owes' else 'Settled' end as state,
      coalesce(u.due, 0) as due, coalesce(u.lines, 0) as lines, coalesce(u.waiting, 0) as waiting,
      coalesce(p.drafted, 0) as drafted, m.money_orders as balance, coalesce(t.weekday, 'Any day') as weekday,
      coalesce(t.method, 'Cash') as method, coalesce(t.account, '') as account
    from listed_merchants m
      left join listed_payout_terms t on t.company_id = m.company_id and t.merchant_id = m.merchant_id
      left join (select merchant_id, coalesce(sum(amount) filter (where state = 'Due'), 0)::bigint as due,
          coalesce(sum(amount) filter (where state = 'Not due'), 0)::bigint as waiting,
          count(*) filter (where state = 'Due') as lines
        from unpaid_line_states where company_id = ${companyId} group by 1) u on u.merchant_id = m.merchant_id
      left join (select merchant_id, sum(total)::bigint as drafted from listed_payouts
        where company_id = ${companyId} and status in ('Draft', 'Approved') group by 1) p on p.merchant_id = m.merchant_id
    where m.company_id = ${companyId} and m.deleted_at is null)`,
});
