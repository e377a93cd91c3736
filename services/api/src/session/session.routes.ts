import { signInCall, signOutCall, tokenCheckCall } from '@tawseel/api-client/calls';
import { done, signInRequest, token } from '@tawseel/api-client/schemas';
import type { Calls } from '../http/calls.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { inCompany } from '../database/in-company.ts';
import { languageOf, translate } from '../messages/translate.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { readBearer } from '../http/authenticate.ts';
import { nameOfCompany } from '../company/company.repository.ts';
import { endSessions, recordUse, renewalSeconds, renewSession } from './sessions.ts';
import { signIn, signToken } from './sign-in.ts';

const group = 'Session';

/** Login, the token's renewal, and logout. */
export const sessionDomain: Domain = {
  routes(calls) {
    serveLogin(calls);
    serveTokenCheck(calls);
    serveLogout(calls);
  },
};

function serveLogin({ api, servePublic }: Calls) {
  const summary = 'Sign a person in: the company itself, or a `user` of its staff';
  servePublic({ ...signInCall, summary, group, answer: token }, async (request, reply) => {
    const signedIn = await signIn(api, request, readInput(signInRequest, request.body));
    reply.header('set-cookie', signedIn.cookie);
    const language = languageOf(request.headers['accept-language']);
    return {
      success: true,
      token: signedIn.token,
      message: translate(language, 'loggedIn'),
      capabilities: api.capabilities,
    };
  });
}

function serveTokenCheck({ api, serve }: Calls) {
  const summary = 'Whether the session is alive; a fresh token where it would not last until the next check';
  serve({ ...tokenCheckCall, summary, group, answer: token }, async (caller, request) => {
    const { issuedAt } = await readBearer(api.tokens, request);
    const { companyId } = caller;
    const isFresh = Date.now() / 1000 - issuedAt < renewalSeconds;
    const renewed = await inCompany(api.database, caller, async (tx) => {
      await recordUse(tx, caller);
      const name_company = await nameOfCompany(tx, companyId);
      const isCurrent = isFresh && name_company === caller.nameCompany;
      return isCurrent ? undefined : { name_company, session: await renewSession(tx, caller) };
    });
    const { capabilities } = api;
    if (!renewed) return { success: true, capabilities };
    const { session, name_company } = renewed;
    const person = { account_id: caller.adminId, name: caller.person, role: caller.role, name_company };
    return { success: true, token: await signToken(api, companyId, person, session), capabilities };
  });
}

function serveLogout({ api, serve }: Calls) {
  const summary = 'End the session';
  serve({ ...signOutCall, summary, group, answer: done }, async (caller) => {
    const { companyId, sessionId, adminId: accountId } = caller;
    await inCompany(api.database, caller, async (tx) => {
      await endSessions(tx, { companyId, accountId, only: sessionId });
      await recordCallerEvent(tx, caller, { entity: 'session', entityKey: sessionId, action: 'sign_out' });
    });
    return { success: true, message: translate(caller.language, 'loggedOut') };
  });
}
