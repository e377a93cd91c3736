import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { demoAppPassword, demoCompanies } from './demo-companies.ts';

/** The sign-in of a driver of the demo who has parcels to deliver today. */
export interface DemoDriver {
  company_id: string;
  driver_id: string;
  password: string;
}

/** The driver of the first company of the demo with the most parcels; undefined if all of them are back. */
export async function demoDriver(database: Database): Promise<DemoDriver | undefined> {
  const [company] = demoCompanies;
  const { company_id } = company;
  const { rows } = await asSystem(database, company_id, (tx) =>
    sql<{ driver_id: string }>`
      select r.driver_id from runs r join run_lines l using (company_id, run_id)
      where r.state = 'Issued' and l.outcome is null
      group by r.driver_id order by count(*) desc, r.driver_id limit 1`.execute(tx),
  );
  const [row] = rows;
  return row && { company_id, driver_id: row.driver_id, password: demoAppPassword(company) };
}
