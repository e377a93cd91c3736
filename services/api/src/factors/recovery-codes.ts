import type { Tx } from '../database/database.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { Person } from './person.ts';
import { createRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

const codesOfPerson = 10;

/** New recovery codes as the person sees them, and as the database stores them. */
export interface NewRecoveryCodes {
  codes: string[];
  rows: { code_number: number; code_hash: string }[];
}

export async function createRecoveryCodes(passwords: Passwords): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: codesOfPerson }, (_, number) => createRecoveryCode(number));
  const rows = await Promise.all(
    codes.map(async ({ number, secret }) => ({
      code_number: number,
      code_hash: await passwords.hash(secret),
    })),
  );
  return { codes: codes.map(writeRecoveryCode), rows };
}

/** Replaces every recovery code of the person. */
export async function storeRecoveryCodes(
  tx: Tx,
  { companyId, accountId }: Person,
  { rows }: NewRecoveryCodes,
): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values(rows.map((row) => ({ company_id: companyId, account_id: accountId, ...row })))
    .execute();
}

/** Hash of the person's recovery code with this number. */
export async function readRecoveryHash(
  tx: Tx,
  { companyId, accountId }: Person,
  number: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('code_number', '=', number)
    .executeTakeFirst();
  return row?.code_hash;
}

/** Whether the code with this hash was unused: of many requests with the same code, one succeeds. */
export async function consumeRecoveryCode(
  tx: Tx,
  { companyId, accountId }: Person,
  hashed: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashed)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
