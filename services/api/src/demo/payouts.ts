import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { lineColumns } from '../payouts/line-columns.ts';
import type { makeMerchants } from './people.ts';
import { personOf } from './person-of.ts';

/** An IBAN of Jordan with its check digits. */
function ibanOf(account: number) {
  const rest = `CBJO0010${String(account).padStart(18, '0')}`;
  const digits = `${rest}JO00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `JO${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`;
}

const ways = [
  { weekday: 'Sunday', method: 'IBAN' },
  { weekday: 'Tuesday', method: 'CliQ' },
  { weekday: 'Thursday', method: 'CliQ' },
];

/** When and how merchants are paid: three of four on a day of the week by the bank, the others in cash, without terms. */
export function makeTerms(company_id: string, merchants: ReturnType<typeof makeMerchants>) {
  return merchants.flatMap(({ merchant_id }, i) => {
    const way = ways[i % 4];
    if (!way) return [];
    const account = way.method === 'IBAN' ? ibanOf(131_000_302 + i * 7919) : `SHOP${i + 1}`;
    return [{ company_id, merchant_id, condition: 'On delivery', days: 0, ...way, account }];
  });
}

/** Adds the payouts of the orders that have ended. A few of the last days wait for their approval or their payment. */
export async function addPayouts(tx: Tx, companyId: string): Promise<void> {
  await sql`
    with due as (
      select merchant_id, drafted_at, drafted_at + interval '90 minutes' as approved_at, count(*) as lines,
        drafted_at + interval '3 hours' + substr(merchant_id, 3)::int * interval '1 minute' as paid_at, sum(payable)::bigint as total,
        case when drafted_at > now() - interval '4 days' then substr(merchant_id, 3)::int % 5 else 0 end as waits
      from ended where drafted_at <= now() group by 1, 2 having sum(payable) > 0
    ), stepped as (
      select *, case when approved_at > now() or waits = 3 then 'Draft' when paid_at > now() or waits = 4 then 'Approved'
        else 'Paid' end as status
      from due
    )
    insert into payouts (company_id, payout_id, merchant_id, full_name, shop_name, status, lines, total, method, account, reference,
      bank_fee, max_fee, drafted_at, drafted_by, approved_at, approved_by, paid_at, paid_by)
    select ${companyId}, number, merchant_id, m.full_name, m.shop_name, s.status, lines, total, way.method,
      coalesce(t.account, ''), case when s.status = 'Paid' and way.method <> 'Cash' then 'TR' || 480000 + number else '' end,
      case s.status when 'Paid' then fee else 0 end, case s.status when 'Draft' then null else fee end, drafted_at, clerk.name,
      case s.status when 'Draft' then null else approved_at end, case s.status when 'Draft' then '' else owner.name end,
      case s.status when 'Paid' then paid_at end, case s.status when 'Paid' then clerk.name else '' end
    from (select *, row_number() over (order by drafted_at, merchant_id) as number from stepped) s
      join merchants m using (merchant_id)
      left join payout_terms t using (company_id, merchant_id)
      cross join lateral (select coalesce(t.method, 'Cash') as method, case t.method when 'IBAN' then 500 else 0 end as fee) way
      cross join ${personOf(companyId, sql`'Accountant'`)} clerk
      cross join ${personOf(companyId, sql`'Owner'`)} owner
    where m.company_id = ${companyId}`.execute(tx);
}

/** Names the journals and statements of the paid payouts, and the lines that payouts have, or that are unpaid. */
export async function addPayoutLines(tx: Tx, companyId: string): Promise<void> {
  await sql`
    update payouts y set journal_id = s.journal_id, opening = s.opening, closing = s.closing
    from (
      select j.reference, j.journal_id, -p.balance as closing,
        lag(-p.balance, 1, 0::bigint) over (partition by p.holder_id order by j.journal_id) as opening
      from journals j join postings p using (company_id, journal_id)
      where j.company_id = ${companyId} and j.kind = 'payout' and p.account = 'merchant_payable') s
    where y.company_id = ${companyId} and s.reference = y.payout_id::text`.execute(tx);
  await sql`
    with moved as (
      select e.company_id, p.posting_id, j.journal_id, e.merchant_id, e.kind, j.reference, e.happened_at, e.fee,
        e.payable as amount, y.payout_id
      from ended e
        join journals j on j.company_id = e.company_id and j.kind = e.kind and j.reference = e.merchant_order_id
          and j.merchant_id = e.merchant_id
        join postings p on p.company_id = j.company_id and p.journal_id = j.journal_id and p.account = 'merchant_payable'
        left join payouts y on y.company_id = e.company_id and y.merchant_id = e.merchant_id and y.drafted_at = e.drafted_at
    ), paid as (
      insert into payout_lines (payout_id, ${lineColumns}) select payout_id, ${lineColumns} from moved
      where payout_id is not null
    )
    insert into unpaid_lines (${lineColumns}) select ${lineColumns} from moved where payout_id is null`.execute(
    tx,
  );
}
