import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Finds ledger entries that do not begin with the amount that the previous entry of the balance ends with. */
export async function checkLedgerChain(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", format('Ledger entry %s of %s %s does not follow the one before it.', entry_id, holder,
      holder_id) as what
    from (select *, lag(amount_to, 1, 0::bigint) over (partition by company_id, holder, holder_id, account order by entry_id)
      as was from ledger) l
    where amount_from <> was`.execute(tx);
  return rows;
}
