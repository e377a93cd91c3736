import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Finds companies that nobody manages, since none of their owners can sign in. */
export async function checkOwners(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", 'The company has no active owner: set the password of its own account.' as what
    from companies c where not exists (
      select from accounts a where a.company_id = c.company_id and a.role = 'Owner' and a.status = 'Active')`.execute(
    tx,
  );
  return rows;
}
