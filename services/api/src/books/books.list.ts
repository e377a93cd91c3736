import { accountBalance, cashPosition, journalLine, openingBalance } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { entityList } from '../lists/entity-list.ts';
import { accounts } from './accounts.ts';

/** Joins the driver or merchant of an account. */
function holders(line: RawBuilder<unknown>) {
  return sql`
    left join listed_drivers d on d.company_id = ${line}.company_id and d.driver_id = ${line}.holder_id
      and ${line}.account like 'driver%'
    left join listed_merchants m on m.company_id = ${line}.company_id and m.merchant_id = ${line}.holder_id
      and ${line}.account = 'merchant_payable'`;
}

const holderName = sql`coalesce(d.name_driver, m.shop_name, '')`;

/** Postings with their journals, newest first; the lines of a journal add up to 0, because statistics are left out. */
export const journalList = entityList(journalLine, {
  from: sql`(select l.*, ${holderName} as holder_name from journal_lines l ${holders(sql`l`)} where l.account <> 'driver_total')`,
  changing: [],
  texts: { from: sql`listed_journal_texts`, by: 'journal_id' },
  moments: { name: 'happened_at', from: sql`listed_journals`, by: 'journal_id' },
  uncounted: true,
});

/** Reads one row for each account of drivers, merchants and the company, however many orders there are. */
export const cashList = entityList(cashPosition, {
  from: (companyId) => sql`(
    select ${companyId}::text as company_id, a.account as search_text, a.account, a.type,
      coalesce(a.sign * sum(b.balance), 0)::bigint as balance, count(*) filter (where b.balance <> 0) as holders
    from ${accounts} left join book_accounts b on b.company_id = ${companyId} and b.account = a.account
    group by a.account, a.type, a.sign)`,
});

export const openingList = entityList(openingBalance);

export const accountBalanceList = entityList(accountBalance, {
  from: sql`(select b.company_id, b.account, b.holder_id, ${holderName} as holder_name, a.sign * b.balance as balance,
      fold_text(concat_ws(' ', b.account, b.holder_id, ${holderName})) as search_text
    from listed_book_accounts b join ${accounts} on a.account = b.account ${holders(sql`b`)})`,
});
