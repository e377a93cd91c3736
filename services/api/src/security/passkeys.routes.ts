import { passkeyCreationCall, passkeyOptionsCall, passkeyRemovalCall } from '@tawseel/api-client/calls';
import { passkeyCreation, passkeyOptionsResponse, recoveryCodesResponse } from '@tawseel/api-client/schemas';
import { inOwnAccount } from '../accounts/in-own-account.ts';
import { inCompany } from '../database/in-company.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { storeChallenge, takeChallenge } from '../factors/challenges.ts';
import { creationOptions, signedChallenge, verifyCreation } from '../factors/passkeys.ts';
import { personOf, visitOf } from '../factors/person.ts';
import { readFactors } from '../factors/person-factors.ts';
import { forgetOtherProofs } from '../factors/proved-sessions.ts';
import { createRecoveryCodes, storeRecoveryCodes } from '../factors/recovery-codes.ts';
import { insertPasskey, removePasskey } from '../factors/stored-passkeys.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction } from '../http/change.ts';
import { readInput } from '../http/read-input.ts';
import { translate } from '../messages/translate.ts';
import { recordFactorEvent } from './factor-event.ts';

const own = { group: 'Second factors', fresh: true } as const;

/** The passkeys of a person. */
export function passkeyRoutes(calls: Calls): void {
  serveOptions(calls);
  serveCreation(calls);
  serveAction(calls, {
    ...passkeyRemovalCall,
    ...own,
    summary: 'Remove a passkey',
    done: 'factorRemoved',
    async run(tx, caller, { passkey_id = '' }) {
      const name = await removePasskey(tx, personOf(caller), passkey_id);
      if (name === undefined) throw notFound();
      await recordFactorEvent(tx, caller, 'factor_removed', { factor: 'passkey', name });
    },
  });
}

function serveOptions({ api: { database }, serve }: Calls) {
  const summary = 'Options for creating a passkey in the browser, valid once within five minutes';
  serve(
    { ...passkeyOptionsCall, ...own, summary, answer: passkeyOptionsResponse },
    async (caller, request) => {
      const visit = visitOf(request, caller);
      const data = await inCompany(database, caller, async (tx) => {
        const { passkeys } = await readFactors(tx, visit);
        const options = creationOptions(visit.site, { ...visit, name: caller.person }, passkeys);
        await storeChallenge(tx, visit, options.challenge);
        return options;
      });
      return { success: true, data };
    },
  );
}

function serveCreation({ api: { database, passwords }, serve }: Calls) {
  const summary = 'Add a passkey that the browser has created; a first factor comes with ten recovery codes';
  serve(
    { ...passkeyCreationCall, ...own, summary, answer: recoveryCodesResponse },
    async (caller, request) => {
      const { name, response } = readInput(passkeyCreation, request.body);
      const visit = visitOf(request, caller);
      const challenge = signedChallenge(response) ?? '';
      const { isOpen, needsCodes } = await inCompany(database, caller, async (tx) => ({
        isOpen: await takeChallenge(tx, visit, challenge),
        needsCodes: (await readFactors(tx, visit)).recoveryCodes === 0,
      }));
      const passkey = isOpen ? await verifyCreation(visit.site, challenge, response) : undefined;
      if (!passkey) throw new ApiError('invalid', { message: 'wrongPasskey' });
      const created = needsCodes ? await createRecoveryCodes(passwords) : undefined;
      await inOwnAccount(database, caller, async (tx) => {
        await insertPasskey(tx, visit, { ...passkey, name });
        if (created) await storeRecoveryCodes(tx, visit, created);
        await forgetOtherProofs(tx, caller);
        await recordFactorEvent(tx, caller, 'factor_added', { factor: 'passkey', name });
      });
      const message = translate(caller.language, 'factorAdded');
      return { success: true, message, data: { recovery_codes: created?.codes ?? [] } };
    },
  );
}
