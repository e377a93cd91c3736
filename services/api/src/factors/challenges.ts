import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { challengeMs } from './passkeys.ts';
import type { Person } from './person.ts';

const isValid = sql<boolean>`created_at > now() - make_interval(secs => ${challengeMs / 1000})`;

/** Stores a challenge for the person, so that any process can verify the response to it. */
export async function storeChallenge(
  tx: Tx,
  { companyId, accountId }: Person,
  challenge: string,
): Promise<void> {
  await sql`delete from passkey_challenges
    where company_id = ${companyId} and account_id = ${accountId} and not ${isValid}`.execute(tx);
  await tx
    .insertInto('passkey_challenges')
    .values({ company_id: companyId, account_id: accountId, challenge })
    .execute();
}

/** Whether the challenge was the person's and still valid; it cannot be taken again. */
export async function takeChallenge(
  tx: Tx,
  { companyId, accountId }: Person,
  challenge: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_valid: boolean }>`delete from passkey_challenges
    where company_id = ${companyId} and account_id = ${accountId} and challenge = ${challenge}
    returning ${isValid} as is_valid`.execute(tx);
  return rows[0]?.is_valid ?? false;
}
