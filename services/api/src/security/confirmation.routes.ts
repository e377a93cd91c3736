import { factorConfirmationCall } from '@tawseel/api-client/calls';
import { done, factorProof, type FactorProof } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { Matches } from '../credentials/passwords.ts';
import { inCompany } from '../database/in-company.ts';
import { visitOf } from '../factors/person.ts';
import { hasFactor, readFactors } from '../factors/person-factors.ts';
import { prepareProof, wrongProof, type ConsumeProof } from '../factors/prepare-proof.ts';
import { markProved } from '../factors/proved-sessions.ts';
import type { Api } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { readInput } from '../http/read-input.ts';
import { translate } from '../messages/translate.ts';
import { countAttempt, forgetAttempt } from '../session/login-attempts.ts';
import { recordFactorEvent } from './factor-event.ts';

/** Wrong proofs of a session in the window of sign-ins. */
const limit = 10;

/** A person proves to be themselves again, for changes that need a fresh proof. */
export function confirmationRoute({ api, serve }: Calls): void {
  const summary =
    'Prove to be the person of the session, by a factor, or by the password of a person who has none';
  serve(
    {
      ...factorConfirmationCall,
      group: 'Second factors',
      summary,
      answer: done,
    },
    async (caller, request) => {
      await confirm(api, request, caller, readInput(factorProof, request.body));
      return { success: true, message: translate(caller.language, 'factorConfirmed') };
    },
  );
}

async function confirm(api: Api, request: FastifyRequest, caller: Caller, proof: FactorProof) {
  const subjects = [{ subject: `confirmation ${caller.sessionId}`, limit, isOwn: true }];
  await countAttempt(api.database, subjects);
  const turn = { lane: 'known', party: caller.sessionId } as const;
  const consumeProof = await api.passwords.inTurn(turn, (matches) =>
    prepare(api, request, caller, { proof, matches }),
  );
  const isProved = await inCompany(api.database, caller, async (tx) => {
    const method = await consumeProof(tx);
    if (!method) return false;
    await forgetAttempt(tx, subjects);
    await markProved(tx, caller);
    if (method === 'recovery') await recordFactorEvent(tx, caller, 'recovery_used');
    return true;
  });
  if (!isProved) throw wrongProof(proof);
}

async function prepare(
  { database, sealedSecrets }: Api,
  request: FastifyRequest,
  caller: Caller,
  { proof, matches }: { proof: FactorProof; matches: Matches },
): Promise<ConsumeProof> {
  const visit = visitOf(request, caller);
  const account = await inCompany(database, caller, async (tx) => {
    if (hasFactor(await readFactors(tx, visit))) return undefined;
    return tx
      .selectFrom('accounts')
      .select('password_hash')
      .where('company_id', '=', caller.companyId)
      .where('account_id', '=', caller.adminId)
      .executeTakeFirst();
  });
  if (!account) return prepareProof({ database, sealedSecrets, matches }, visit, proof);
  const isRight = await matches(proof.password ?? '', account.password_hash ?? undefined);
  return async () => (isRight ? 'password' : undefined);
}
