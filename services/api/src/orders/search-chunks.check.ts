import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Finds words of orders whose letters a search by one or two of them would not find. */
export async function checkSearchChunks(tx: Tx): Promise<Finding[]> {
  const words = (table: string) => sql`
    select distinct company_id, ${sql.lit(table)} as table_name, word
    from ${sql.table(table)} cross join lateral searched_words(search_text) word`;
  const { rows } = await sql<Finding>`
    select distinct company_id as "companyId", format('The letters "%s" of %s are not in search_chunks.', chunk, table_name) as what
    from (${words('orders')} union all ${words('deleted_orders')}) w
      cross join lateral word_chunks(word) chunk
      left join search_chunks s using (company_id, table_name, chunk)
    where s.company_id is null`.execute(tx);
  return rows;
}
