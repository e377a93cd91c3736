import type { FactorMethod, FactorProof, PasskeyAssertion } from '@tawseel/api-client/schemas';
import type { Matches } from '../credentials/passwords.ts';
import type { SealedSecrets } from '../credentials/sealed-secrets.ts';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';
import { takeChallenge } from './challenges.ts';
import { signedChallenge, verifyAssertion } from './passkeys.ts';
import type { Person, Visit } from './person.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { readRecoveryHash, consumeRecoveryCode } from './recovery-codes.ts';
import { findPasskey, consumePasskey } from './stored-passkeys.ts';
import { consumeTotpCode } from './totp-secrets.ts';

/** Uses a proof up in the transaction that it allows: the method, or undefined if the proof is not valid. */
export type ConsumeProof = (tx: Tx) => Promise<FactorMethod | undefined>;

interface Access {
  database: Database;
  sealedSecrets: SealedSecrets;
  matches: Matches;
}

/** Does the part of a proof that takes long, before a transaction is open. */
export async function prepareProof(
  access: Access,
  visit: Visit,
  { code, passkey }: Pick<FactorProof, 'code' | 'passkey'>,
): Promise<ConsumeProof> {
  if (passkey) return preparePasskey(access.database, visit, passkey);
  const typed = (code ?? '').replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(typed))
    return async (tx) =>
      (await consumeTotpCode(tx, access.sealedSecrets, visit, typed)) ? 'totp' : undefined;
  return prepareRecovery(access, visit, typed);
}

async function prepareRecovery(
  { database, matches }: Access,
  person: Person,
  typed: string,
): Promise<ConsumeProof> {
  const code = readRecoveryCode(typed);
  const hashed =
    code && (await asSystem(database, person.companyId, (tx) => readRecoveryHash(tx, person, code.number)));
  const isRight = await matches(code?.secret ?? '', hashed);
  return async (tx) =>
    isRight && hashed !== undefined && (await consumeRecoveryCode(tx, person, hashed))
      ? 'recovery'
      : undefined;
}

async function preparePasskey(
  database: Database,
  visit: Visit,
  assertion: PasskeyAssertion,
): Promise<ConsumeProof> {
  const challenge = signedChallenge(assertion) ?? '';
  const passkey = await asSystem(database, visit.companyId, async (tx) =>
    (await takeChallenge(tx, visit, challenge)) ? findPasskey(tx, visit, assertion.id) : undefined,
  );
  const counter = passkey && (await verifyAssertion(visit.site, challenge, passkey, assertion));
  return async (tx) =>
    passkey && counter !== undefined && (await consumePasskey(tx, visit, passkey, counter))
      ? 'passkey'
      : undefined;
}

/** The error of a proof that is not valid. */
export function wrongProof({ passkey, code }: FactorProof): ApiError {
  if (passkey) return new ApiError('invalid', { message: 'wrongPasskey' });
  return new ApiError('invalid', { message: code === undefined ? 'wrongPassword' : 'wrongCode' });
}
