import { invitationAcceptanceCall, invitationCall } from '@tawseel/api-client/calls';
import { invitationAcceptance, invitationOffer, invitationQuery, token } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import { setPassword } from '../accounts/accounts.repository.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import type { Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { visitOf } from '../factors/person.ts';
import { readFactors } from '../factors/person-factors.ts';
import { requestFactor } from '../factors/request-factor.ts';
import type { Api } from '../http/api.ts';
import type { Calls } from '../http/calls.ts';
import { logCaller } from '../http/log-caller.ts';
import { readInput } from '../http/read-input.ts';
import { languageOf, translate } from '../messages/translate.ts';
import { recordEvent } from '../records/record-event.ts';
import { countAttempt, forgetAttempt, networkSubjects } from '../session/login-attempts.ts';
import { networkOf } from '../session/network.ts';
import { endSessions } from '../session/sessions.ts';
import { openFor, signToken } from '../session/sign-in.ts';
import { companyOf, invitationEnded, requireInvited, type Invited } from './invitations.ts';

const group = 'Staff';

/** Serves invitations to the people who have their links. */
export function serveInvitations({ api, servePublic }: Calls): void {
  const reading = {
    ...invitationCall,
    summary: 'What an invitation offers',
    group,
    answer: invitationOffer,
  } as const;
  servePublic(reading, async (request) => {
    const { token } = readInput(invitationQuery, request.body);
    const company_id = companyOf(token);
    const { name_company, name, login, role } = await withInvited(
      api,
      request,
      token,
      async (_, found) => found,
    );
    return { success: true, data: { name_company, company_id, name, login, role } };
  });
  const acceptance = {
    ...invitationAcceptanceCall,
    summary: 'Choose a password by an invitation, once, and sign in',
    group,
    answer: token,
  } as const;
  servePublic(acceptance, async (request, reply) => {
    const input = readInput(invitationAcceptance, request.body);
    if (isCommonPassword(input.password)) throw invalid({ password: 'commonPassword' });
    const accepted = await accept(api, request, input);
    reply.header('set-cookie', accepted.cookie);
    const language = languageOf(request.headers['accept-language']);
    return {
      success: true,
      token: accepted.token,
      message: translate(language, 'loggedIn'),
      capabilities: api.capabilities,
    };
  });
}

/** Runs work with the invited account. A token that invites nobody counts as a failed attempt of its network. */
async function withInvited<T>(
  { database }: Api,
  request: FastifyRequest,
  token: string,
  work: (tx: Tx, invited: Invited) => Promise<T>,
): Promise<T> {
  const subjects = networkSubjects(networkOf(request.ip));
  await countAttempt(database, subjects);
  const companyId = companyOf(token);
  if (!companyId || companyId.includes('\0')) throw invitationEnded();
  return asSystem(database, companyId, async (tx) => {
    const invited = await requireInvited(tx, token);
    if (invited.company_status === 'Suspended') throw new ApiError('suspended');
    await forgetAttempt(tx, subjects);
    return work(tx, invited);
  });
}

async function accept(api: Api, request: FastifyRequest, input: { token: string; password: string }) {
  const { token, password } = input;
  const companyId = companyOf(token);
  // A hash is costly: it is made for those alone who have an invitation.
  await withInvited(api, request, token, async () => undefined);
  const party = networkOf(request.ip);
  const passwordHash = await api.passwords.hash(password, { lane: 'stranger', party });
  const { account, session, factor } = await withInvited(api, request, token, async (tx, account) => {
    const { account_id: accountId, name: person } = account;
    await setPassword(tx, companyId, accountId, passwordHash);
    await endSessions(tx, { companyId, accountId });
    await recordEvent(tx, companyId, {
      entity: 'account',
      entityKey: accountId,
      action: 'password_change',
      adminId: accountId,
      person,
      requestId: request.id,
      details: { address: request.ip },
    });
    // A new password replaces no second factor.
    if (account.has_factor === 'Yes') {
      const visit = visitOf(request, { companyId, adminId: accountId });
      return { account, factor: await requestFactor(tx, visit, await readFactors(tx, visit)) };
    }
    return { account, session: await openFor(tx, request, companyId, account, false) };
  });
  if (!session) throw new ApiError('factor_required', { factor });
  logCaller(request, { companyId, sessionId: session.sid });
  return {
    token: await signToken(api, companyId, account, session),
    cookie: api.knownBrowsers.cookieOf(request, { companyId, user: account.login, passwordHash }),
  };
}
