import { done, login, token } from '@tawseel/api-client/schemas';
import { Fault } from '../answers/fault.ts';
import type { Api } from '../calls/api.ts';
import { readInput } from '../calls/read-input.ts';
import { asSystem, inCompany } from '../database/in-company.ts';
import { languageOf, say } from '../messages/say.ts';
import { readBearer } from '../server/authenticate.ts';
import { countAttempt, forgetAttempt } from './login-attempts.ts';
import { endSession, openSession, retireSession } from './sessions.ts';
import { sessionSeconds } from './tokens.ts';

/** Login, the token's renewal, and logout. */
export function sessionRoutes(api: Api): void {
  loginRoute(api);
  checkTokenRoute(api);
  logoutRoute(api);
}

function loginRoute(api: Api) {
  const url = '/LoginDC';
  const summary = 'Sign a company in';
  api.calls.push({
    method: 'POST',
    url,
    summary,
    group: 'Session',
    body: login,
    answer: token,
    isPublic: true,
  });
  api.app.route({
    method: 'POST',
    url,
    handler: async (request) => {
      const { company_id, password_company } = readInput(login, request.body);
      const language = languageOf(request.headers['accept-language']);
      await countAttempt(api.database, company_id, request.ip);
      const company = await asSystem(api.database, company_id, (tx) =>
        tx.selectFrom('companies').selectAll().where('company_id', '=', company_id).executeTakeFirst(),
      );
      if (!(await api.passwords.matches(password_company, company?.password_hash)) || !company) {
        throw new Fault('invalid', { message: 'wrongLogin' });
      }
      if (company.status === 'Suspended') throw new Fault('suspended');
      const { admin_id, name_company } = company;
      const sid = await asSystem(api.database, company_id, async (tx) => {
        await forgetAttempt(tx, company_id, request.ip);
        return openSession(tx, { companyId: company_id, adminId: admin_id, address: request.ip });
      });
      const signed = await api.tokens.sign({ company_id, admin_id, name_company, sid });
      return { success: true, token: signed, message: say(language, 'loggedIn') };
    },
  });
}

function checkTokenRoute(api: Api) {
  const url = '/DC/Web/CheckToken';
  const summary = 'Whether the session is alive; a fresh token once half its life is over';
  api.calls.push({ method: 'POST', url, summary, group: 'Session', answer: token });
  api.app.route({
    method: 'POST',
    url,
    handler: async (request) => {
      const caller = await api.authenticate(request);
      const { issuedAt } = await readBearer(api.tokens, request);
      const isFresh = Date.now() / 1000 - issuedAt < sessionSeconds / 2;
      const { companyId, adminId, sessionId, nameCompany } = caller;
      const sid = await inCompany(api.database, caller, async (tx) => {
        if (isFresh) return undefined;
        await retireSession(tx, companyId, sessionId);
        return openSession(tx, { companyId, adminId, address: request.ip });
      });
      if (sid === undefined) return { success: true };
      const claims = { company_id: companyId, admin_id: adminId, name_company: nameCompany, sid };
      return { success: true, token: await api.tokens.sign(claims) };
    },
  });
}

function logoutRoute(api: Api) {
  const url = '/DC/Web/Logout';
  api.calls.push({ method: 'POST', url, summary: 'End the session', group: 'Session', answer: done });
  api.app.route({
    method: 'POST',
    url,
    handler: async (request) => {
      const caller = await api.authenticate(request);
      await inCompany(api.database, caller, (tx) => endSession(tx, caller.companyId, caller.sessionId));
      return { success: true, message: say(caller.language, 'loggedOut') };
    },
  });
}
