import type { StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import { hasKey, type Key } from './row-key.ts';

/**
 * Refuses a phone number that another visible row has in any notation, such as `0791234567` and `962791234567`. A number that
 * the row has already is accepted. The lock lasts until the transaction ends: of two such changes at once, one is refused.
 *
 * @throws ApiError `duplicate`
 */
export async function refuseTakenPhones(
  tx: Tx,
  companyId: string,
  { table, fields }: StoredEntity,
  key: Key,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, { kind, unique }] of Object.entries(fields)) {
    const value = values[name];
    if (kind !== 'phone' || !unique || typeof value !== 'string') continue;
    await takeTurn(tx, companyId, `${table} ${name}`);
    const column = sql.id(name);
    const { rows } = await sql`select from ${sql.table(table)}
      where company_id = ${companyId} and deleted_at is null and phone_key(${column}) = phone_key(${value})
        and not (${hasKey(companyId, key)})
        and not exists (select from ${sql.table(table)}
          where ${hasKey(companyId, key)} and deleted_at is null and ${column} = ${value})
      limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new ApiError('duplicate', { message: 'duplicateContact', fields: { [name]: 'duplicate' } });
    }
  }
}
