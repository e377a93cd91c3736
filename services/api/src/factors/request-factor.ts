import type { FactorMethod, FactorRequest } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { storeChallenge } from './challenges.ts';
import { requestOptions } from './passkeys.ts';
import type { Visit } from './person.ts';
import { hasFactor, type PersonFactors } from './person-factors.ts';

/** Proofs that the person has at this site: their factors, or the password of a person without factors. */
export async function requestFactor(tx: Tx, visit: Visit, factors: PersonFactors): Promise<FactorRequest> {
  if (!hasFactor(factors)) return { methods: ['password'] };
  const passkeys = factors.passkeys.filter(({ site }) => site === visit.site.id);
  const methods: FactorMethod[] = [];
  if (factors.hasTotp) methods.push('totp');
  if (factors.recoveryCodes > 0) methods.push('recovery');
  if (passkeys.length === 0) return { methods };
  const passkey = requestOptions(visit.site, passkeys);
  await storeChallenge(tx, visit, passkey.challenge);
  return { methods: [...methods, 'passkey'], passkey };
}
