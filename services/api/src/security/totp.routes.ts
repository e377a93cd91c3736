import {
  recoveryCodesCall,
  totpConfirmationCall,
  totpRemovalCall,
  totpCreationCall,
} from '@tawseel/api-client/calls';
import { recoveryCodesResponse, totpConfirmation, totpResponse } from '@tawseel/api-client/schemas';
import { inOwnAccount } from '../accounts/in-own-account.ts';
import { inCompany } from '../database/in-company.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { personOf } from '../factors/person.ts';
import { hasFactor, readFactors } from '../factors/person-factors.ts';
import { forgetOtherProofs } from '../factors/proved-sessions.ts';
import { createRecoveryCodes, storeRecoveryCodes } from '../factors/recovery-codes.ts';
import { createTotpSecret, totpUri } from '../factors/totp.ts';
import {
  confirmTotpSecret,
  isNewTotpCode,
  removeTotpSecrets,
  storeTotpSecret,
} from '../factors/totp-secrets.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction } from '../http/change.ts';
import { readInput } from '../http/read-input.ts';
import { translate } from '../messages/translate.ts';
import { recordFactorEvent } from './factor-event.ts';

const own = { group: 'Second factors', fresh: true } as const;

function wrongCode() {
  return new ApiError('invalid', { message: 'wrongCode', fields: { code: 'invalid' } });
}

/** The authenticator app of a person, and the recovery codes. Responses with secrets are not stored for repeated requests. */
export function totpRoutes(calls: Calls): void {
  serveCreation(calls);
  serveConfirmation(calls);
  serveRecoveryCodes(calls);
  serveAction(calls, {
    ...totpRemovalCall,
    ...own,
    summary: 'Remove the authenticator app',
    done: 'factorRemoved',
    async run(tx, caller) {
      if (!(await removeTotpSecrets(tx, personOf(caller)))) throw notFound();
      await recordFactorEvent(tx, caller, 'factor_removed', { factor: 'totp' });
    },
  });
}

function serveCreation({ api: { database, sealedSecrets }, serve }: Calls) {
  const summary = 'Create the secret of an authenticator app; it is in use once a code confirms it';
  serve({ ...totpCreationCall, ...own, summary, answer: totpResponse }, async (caller) => {
    const secret = createTotpSecret();
    await inCompany(database, caller, (tx) => storeTotpSecret(tx, sealedSecrets, personOf(caller), secret));
    const uri = totpUri(secret, `${caller.companyId} ${caller.person}`.trim());
    return { success: true, data: { secret, uri } };
  });
}

function serveConfirmation({ api: { database, sealedSecrets, passwords }, serve }: Calls) {
  const summary =
    'Confirm the secret of an authenticator app by a code; ends the earlier app and recovery codes';
  serve(
    { ...totpConfirmationCall, ...own, summary, answer: recoveryCodesResponse },
    async (caller, request) => {
      const code = readInput(totpConfirmation, request.body).code.replace(/\s/g, '');
      const person = personOf(caller);
      const isRight = await inCompany(database, caller, (tx) =>
        isNewTotpCode(tx, sealedSecrets, person, code),
      );
      if (!isRight) throw wrongCode();
      const created = await createRecoveryCodes(passwords);
      await inOwnAccount(database, caller, async (tx) => {
        if (!(await confirmTotpSecret(tx, sealedSecrets, person, code))) throw wrongCode();
        await storeRecoveryCodes(tx, person, created);
        await forgetOtherProofs(tx, caller);
        await recordFactorEvent(tx, caller, 'factor_added', { factor: 'totp' });
      });
      const message = translate(caller.language, 'factorAdded');
      return { success: true, message, data: { recovery_codes: created.codes } };
    },
  );
}

function serveRecoveryCodes({ api: { database, passwords }, serve }: Calls) {
  const summary = 'Create ten recovery codes; the earlier ones end';
  serve({ ...recoveryCodesCall, ...own, summary, answer: recoveryCodesResponse }, async (caller) => {
    const person = personOf(caller);
    const created = await createRecoveryCodes(passwords);
    await inOwnAccount(database, caller, async (tx) => {
      if (!hasFactor(await readFactors(tx, person))) throw notFound();
      await storeRecoveryCodes(tx, person, created);
      await recordFactorEvent(tx, caller, 'factor_added', { factor: 'recovery' });
    });
    return { success: true, data: { recovery_codes: created.codes } };
  });
}
