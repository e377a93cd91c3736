import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';

/** A driver as a sign-in needs it, with the company. */
export interface SignInDriver {
  driver_id: string;
  name_driver: string;
  password_driver: string;
  status: 'Active' | 'InActive';
  name_company: string;
  company_status: string;
}

const columns = sql`d.driver_id, d.name_driver, d.password_driver, d.status, c.name_company, c.status as company_status`;

/** The driver that a sign-in names: by the id, else by the phone number, each in any spelling. */
export async function findDriver(
  database: Database,
  companyId: string,
  typed: string,
): Promise<SignInDriver | undefined> {
  const isId = sql`fold_text(d.driver_id) = fold_text(${typed})`;
  const { rows } = await asSystem(database, companyId, (tx) =>
    sql<SignInDriver>`select ${columns} from drivers d join companies c using (company_id)
      where d.company_id = ${companyId} and d.deleted_at is null
        and (${isId} or phone_key(d.phone_driver) = phone_key(${typed}))
      order by ${isId} desc, d.status, d.driver_id limit 1`.execute(tx),
  );
  return rows[0];
}

/** The same driver as he is now. Until the transaction ends, nobody changes him. */
export async function lockSignInDriver(
  tx: Tx,
  companyId: string,
  driverId: string,
): Promise<SignInDriver | undefined> {
  const { rows } =
    await sql<SignInDriver>`select ${columns} from drivers d join companies c using (company_id)
    where d.company_id = ${companyId} and d.driver_id = ${driverId} and d.deleted_at is null
    for no key update of d`.execute(tx);
  return rows[0];
}
