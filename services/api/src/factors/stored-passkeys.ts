import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { duplicate } from '../errors/api-error.ts';
import type { StoredPasskey } from './passkeys.ts';
import type { Person, Visit } from './person.ts';

/** Adds a passkey of the person, for the site of the visit. */
export async function insertPasskey(
  tx: Tx,
  { companyId, accountId, site }: Visit,
  passkey: StoredPasskey & { name: string },
): Promise<void> {
  const row = { company_id: companyId, account_id: accountId, site: site.id, ...passkey };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw duplicate('response');
}

/** A passkey of the person, to verify a proof by. */
export async function findPasskey(
  tx: Tx,
  { companyId, accountId }: Person,
  passkeyId: string,
): Promise<StoredPasskey | undefined> {
  return tx
    .selectFrom('passkeys')
    .select(['passkey_id', 'public_key', 'counter', 'transports'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
}

/** Records the use of a passkey; false if another request with the same state of the passkey was first. */
export async function consumePasskey(
  tx: Tx,
  { companyId, accountId }: Person,
  { passkey_id, counter: before }: StoredPasskey,
  counter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<string>`now()` })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkey_id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The name of the removed passkey; undefined if the person has none with this id. */
export async function removePasskey(
  tx: Tx,
  { companyId, accountId }: Person,
  passkeyId: string,
): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}
