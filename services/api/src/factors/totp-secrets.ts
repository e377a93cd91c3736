import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { SealedSecrets } from '../credentials/sealed-secrets.ts';
import type { Person } from './person.ts';
import { totpStep } from './totp.ts';

function ownerOf({ companyId, accountId }: Person) {
  return ['totp', companyId, accountId];
}

async function readSecret(tx: Tx, { companyId, accountId }: Person, isConfirmed: boolean) {
  const row = await tx
    .selectFrom('totp_secrets')
    .select('secret')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('is_confirmed', '=', isConfirmed)
    .executeTakeFirst();
  return row?.secret;
}

/** Stores a secret that a code must confirm before it is in use; it replaces an earlier one that was not confirmed. */
export async function storeTotpSecret(
  tx: Tx,
  sealed: SealedSecrets,
  person: Person,
  secret: string,
): Promise<void> {
  const { companyId, accountId } = person;
  const row = { secret: sealed.seal(ownerOf(person), secret) };
  await tx
    .insertInto('totp_secrets')
    .values({ company_id: companyId, account_id: accountId, is_confirmed: false, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id', 'is_confirmed']).doUpdateSet(row))
    .execute();
}

/** Whether a code is that of the secret which waits for it. */
export async function isNewTotpCode(
  tx: Tx,
  sealed: SealedSecrets,
  person: Person,
  code: string,
): Promise<boolean> {
  return (await stepOf(tx, sealed, person, code, false)) !== undefined;
}

async function stepOf(tx: Tx, sealed: SealedSecrets, person: Person, code: string, isConfirmed: boolean) {
  const stored = await readSecret(tx, person, isConfirmed);
  const secret = stored === undefined ? undefined : sealed.open(ownerOf(person), stored);
  return secret === undefined ? undefined : totpStep(secret, code);
}

/** Puts the new secret in use, in place of an earlier one, if the code is its own. */
export async function confirmTotpSecret(
  tx: Tx,
  sealed: SealedSecrets,
  person: Person,
  code: string,
): Promise<boolean> {
  const step = await stepOf(tx, sealed, person, code, false);
  if (step === undefined) return false;
  const { companyId, accountId } = person;
  await sql`insert into totp_secrets (company_id, account_id, is_confirmed, secret, last_step)
    select company_id, account_id, true, secret, ${step}::bigint from totp_secrets
    where company_id = ${companyId} and account_id = ${accountId} and not is_confirmed
    on conflict (company_id, account_id, is_confirmed) do update
      set secret = excluded.secret, last_step = excluded.last_step`.execute(tx);
  await sql`delete from totp_secrets
    where company_id = ${companyId} and account_id = ${accountId} and not is_confirmed`.execute(tx);
  return true;
}

/** Whether the code is valid and was not used: each code, and every earlier one, is accepted once. */
export async function consumeTotpCode(
  tx: Tx,
  sealed: SealedSecrets,
  person: Person,
  code: string,
): Promise<boolean> {
  const step = await stepOf(tx, sealed, person, code, true);
  if (step === undefined) return false;
  const { companyId, accountId } = person;
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('is_confirmed', '=', true)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether there was a secret in use. */
export async function removeTotpSecrets(tx: Tx, { companyId, accountId }: Person): Promise<boolean> {
  const removed = await tx
    .deleteFrom('totp_secrets')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .returning('is_confirmed')
    .execute();
  return removed.some(({ is_confirmed }) => is_confirmed);
}
