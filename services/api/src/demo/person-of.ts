import { sql } from 'kysely';

/** The person of a company with a role, or else its owner. `role` is SQL. */
export const personOf = (companyId: string, role: ReturnType<typeof sql>) =>
  sql`(select account_id, name from accounts
    where company_id = ${companyId} and role in (${role}, 'Owner') order by role = 'Owner' limit 1)`;
