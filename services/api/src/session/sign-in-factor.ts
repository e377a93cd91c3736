import type { SignInRequest } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import { accountText, type AccountName } from '../accounts/account-name.ts';
import type { Matches } from '../credentials/passwords.ts';
import { asSystem } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';
import { visitOf } from '../factors/person.ts';
import { readFactors } from '../factors/person-factors.ts';
import { prepareProof, type ConsumeProof } from '../factors/prepare-proof.ts';
import { requestFactor } from '../factors/request-factor.ts';
import type { Api } from '../http/api.ts';
import { countAttempt, forgetAttempt, type Subject } from './login-attempts.ts';

/** Wrong factors of strangers who know the password, at all addresses together. */
const strangerLimit = 10;

/** Counters of wrong factors, beside those of the attempt: whoever is asked for a factor knows the password. */
export function factorSubjects(name: AccountName, isKnown: boolean): Subject[] {
  if (isKnown) return [];
  return [{ subject: `factor ${accountText(name)}`, limit: strangerLimit, isOwn: true }];
}

interface FactorAttempt {
  name: AccountName;
  accountId: string;
  login: SignInRequest;
  matches: Matches;
  /** Counters of the attempt, and of its factor. */
  subjects: readonly Subject[];
  ofFactor: readonly Subject[];
}

/**
 * Prepares the proof of a person whose password was right.
 *
 * @throws ApiError `factor_required` if the sign-in has no factor, which is not a failed attempt
 */
export async function prepareSignInFactor(
  { database, sealedSecrets }: Api,
  request: FastifyRequest,
  { name: { companyId }, accountId, login, matches, subjects, ofFactor }: FactorAttempt,
): Promise<ConsumeProof> {
  const visit = visitOf(request, { companyId, adminId: accountId });
  if (login.code === undefined && login.passkey === undefined) {
    const factor = await asSystem(database, companyId, async (tx) => {
      await forgetAttempt(
        tx,
        subjects.map((subject) => ({ ...subject, isOwn: false })),
      );
      return requestFactor(tx, visit, await readFactors(tx, visit));
    });
    throw new ApiError('factor_required', { factor });
  }
  if (ofFactor.length > 0) await countAttempt(database, ofFactor);
  return prepareProof({ database, sealedSecrets, matches }, visit, login);
}
