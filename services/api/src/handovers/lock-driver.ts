import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../errors/api-error.ts';

/** Balances of a driver, in fils. */
export interface DriverMoney {
  name: string;
  cash: number;
  commission: number;
  shortage: number;
}

/**
 * A driver's money. The row stays locked until the transaction ends, so that no delivery posts to it, and nobody deletes the
 * driver.
 */
export async function lockDriver(tx: Tx, companyId: string, driverId: string): Promise<DriverMoney> {
  const { rows: locked } = await sql`select from drivers
    where company_id = ${companyId} and driver_id = ${driverId} for no key update`.execute(tx);
  if (locked.length === 0) throw notFound();
  // Another statement sees what the transaction that held the lock has posted.
  const { rows } = await sql<DriverMoney>`
    select name_driver as name, money_orders as cash, money_driver as commission, coalesce((
      select balance from book_accounts
      where company_id = ${companyId} and account = 'driver_shortage' and holder_id = ${driverId}), 0) as shortage
    from drivers where company_id = ${companyId} and driver_id = ${driverId}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
