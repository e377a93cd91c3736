import { capabilities, done, login, token } from '@tawseel/api-client/schemas';
import type { FastifyInstance } from 'fastify';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { inCompany } from '../database/in-company.ts';
import { languageOf, translate } from '../messages/translate.ts';
import { recordEvent } from '../records/record-event.ts';
import { readBearer } from '../http/authenticate.ts';
import { endSession, recordUse, renewalSeconds, renewSession } from './sessions.ts';
import { signIn, signToken } from './sign-in.ts';

/** Login, the token's renewal, and logout. */
export const sessionDomain: Domain = {
  async routes(app) {
    loginRoute(app);
    checkTokenRoute(app);
    logoutRoute(app);
  },
};

function loginRoute(app: FastifyInstance) {
  const url = '/LoginDC';
  const summary = 'Sign a person in: the company itself, or a `user` of its staff';
  app.api.calls.push({
    method: 'POST',
    url,
    summary,
    group: 'Session',
    body: login,
    answer: token,
    isPublic: true,
  });
  app.route({
    method: 'POST',
    url,
    handler: async (request, reply) => {
      const signedIn = await signIn(app.api, request, readInput(login, request.body));
      reply.header('set-cookie', signedIn.cookie);
      const language = languageOf(request.headers['accept-language']);
      return { success: true, token: signedIn.token, message: translate(language, 'loggedIn'), capabilities };
    },
  });
}

function checkTokenRoute(app: FastifyInstance) {
  const url = '/DC/Web/CheckToken';
  const summary = 'Whether the session is alive; a fresh token where it would not last until the next check';
  app.api.calls.push({ method: 'POST', url, summary, group: 'Session', answer: token });
  app.route({
    method: 'POST',
    url,
    handler: async (request) => {
      const caller = await app.api.authenticate(request);
      const { issuedAt } = await readBearer(app.api.tokens, request);
      const isFresh = Date.now() / 1000 - issuedAt < renewalSeconds;
      const renewed = await inCompany(app.api.database, caller, async (tx) => {
        await recordUse(tx, caller);
        return isFresh ? undefined : renewSession(tx, caller);
      });
      if (!renewed) return { success: true, capabilities };
      const { companyId, adminId: account_id, nameCompany: name_company, role, person: name } = caller;
      const person = { account_id, name, role, name_company };
      return { success: true, token: await signToken(app.api, companyId, person, renewed), capabilities };
    },
  });
}

function logoutRoute(app: FastifyInstance) {
  const url = '/DC/Web/Logout';
  app.api.calls.push({ method: 'POST', url, summary: 'End the session', group: 'Session', answer: done });
  app.route({
    method: 'POST',
    url,
    handler: async (request) => {
      const caller = await app.api.authenticate(request);
      const { companyId, sessionId } = caller;
      await inCompany(app.api.database, caller, async (tx) => {
        await endSession(tx, companyId, sessionId);
        await recordEvent(tx, companyId, {
          entity: 'session',
          entityKey: sessionId,
          action: 'sign_out',
          adminId: caller.adminId,
          requestId: caller.requestId,
          details: { address: caller.address, session: sessionId },
        });
      });
      return { success: true, message: translate(caller.language, 'loggedOut') };
    },
  });
}
