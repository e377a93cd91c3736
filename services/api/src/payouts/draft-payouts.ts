import type { PayoutDraft } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import { lineColumns } from './line-columns.ts';
import { person } from './person.ts';

/** The merchants of a draft: those that are named, on any day, or all whose day of the week is today. */
function merchantsOf({ merchants }: PayoutDraft) {
  return merchants === 'all'
    ? sql`coalesce(t.weekday, 'Any day') in ('Any day', to_char(current_date, 'FMDay'))`
    : sql`m.merchant_id = any(${merchants})`;
}

/**
 * Drafts a payout of all that is due to each merchant. What is due to a merchant stays unpaid unless it is more than 0.
 *
 * @throws ApiError `changed` if nothing is due
 */
export async function draftPayouts(tx: Tx, companyId: string, draft: PayoutDraft): Promise<void> {
  // Drafts of a company take turns: the statement below reads the lines that the one before has left.
  await takeTurn(tx, companyId, 'payouts');
  const { rows } = await sql`
    with due as (
      select merchant_id from unpaid_line_states where company_id = ${companyId} and state = 'Due'
      group by merchant_id having sum(amount) > 0
    ), chosen as (
      select m.merchant_id, m.full_name, m.shop_name, coalesce(t.method, 'Cash') as method, coalesce(t.account, '') as account
      from merchants m join due using (merchant_id)
        left join payout_terms t on t.company_id = m.company_id and t.merchant_id = m.merchant_id
      where m.company_id = ${companyId} and m.deleted_at is null and ${merchantsOf(draft)}
    ), taken as (
      delete from unpaid_lines u using unpaid_line_states s, chosen c
      where u.company_id = ${companyId} and s.company_id = u.company_id and s.posting_id = u.posting_id and s.state = 'Due'
        and c.merchant_id = u.merchant_id
      returning u.*
    ), totals as (
      select merchant_id, sum(amount)::bigint as total, count(*)::integer as lines from taken group by merchant_id
    ), made as (
      insert into payouts (company_id, payout_id, merchant_id, full_name, shop_name, lines, total, method, account, drafted_by)
      select ${companyId}, (select coalesce(max(payout_id), 0) from payouts where company_id = ${companyId})
          + row_number() over (order by merchant_id), merchant_id, full_name, shop_name, lines, total, method, account, ${person}
      from totals join chosen using (merchant_id)
      returning payout_id, merchant_id
    ), moved as (
      insert into payout_lines (payout_id, ${lineColumns})
      select payout_id, ${lineColumns} from taken join made using (merchant_id)
    )
    select payout_id from made`.execute(tx);
  if (rows.length === 0) throw new ApiError('changed', { message: 'nothingDue' });
}
