import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';

/** Ids of drivers and merchants who hold or are owed money. */
export interface Holders {
  drivers?: readonly string[];
  merchants?: readonly string[];
}

const messages = { driver: 'restoreDriverFirst', merchant: 'restoreMerchantFirst' } as const;

/**
 * Refuses what would change the money of a deleted driver or merchant: no list of them would show it. The caller holds back
 * their deletion until the transaction ends.
 *
 * @throws ApiError `in_use`, which names the one to restore
 */
export async function refuseDeletedHolders(
  tx: Tx,
  companyId: string,
  { drivers = [], merchants = [] }: Holders,
): Promise<void> {
  if (drivers.length === 0 && merchants.length === 0) return;
  const { rows } = await sql<{ kind: keyof typeof messages; name: string }>`
    select 'merchant' as kind, full_name as name from merchants
    where company_id = ${companyId} and merchant_id = any(${merchants}::text[]) and deleted_at is not null
    union all
    select 'driver', name_driver from drivers
    where company_id = ${companyId} and driver_id = any(${drivers}::text[]) and deleted_at is not null
    limit 1`.execute(tx);
  const [deleted] = rows;
  if (deleted)
    throw new ApiError('in_use', { message: messages[deleted.kind], values: { name: deleted.name } });
}
