import type { Login } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { KnownBrowser } from '../credentials/known-browsers.ts';
import { asSystem, readAsSystem } from '../database/in-company.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Api } from '../http/api.ts';
import { logCaller } from '../http/log-caller.ts';
import { browserSubjects, countAttempt, forgetAttempt, strangerSubjects } from './login-attempts.ts';
import { networkOf } from './network.ts';
import type { Matches } from '../credentials/passwords.ts';
import { recordFailedSignIn, recordSignIn } from './record-sign-in.ts';
import { openSession } from './sessions.ts';

/** A successful sign-in. */
interface SignedIn {
  token: string;
  /** The Set-Cookie header that makes this browser known to the company. */
  cookie: string;
}

/**
 * Signs a company in. A known browser has priority and a limit of wrong passwords of its own, which strangers cannot
 * exhaust; all others are strangers.
 *
 * @throws ApiError `too_many`, `invalid` or `suspended`
 */
export async function signIn(api: Api, request: FastifyRequest, login: Login): Promise<SignedIn> {
  const browser = api.knownBrowsers.read(request, login.company_id);
  const signedIn = browser && (await signKnownBrowserIn(api, request, login, browser));
  return signedIn ?? signStrangerIn(api, request, login);
}

/** Undefined for a browser that knew an earlier password: it queues with the strangers. */
async function signKnownBrowserIn(api: Api, request: FastifyRequest, login: Login, browser: KnownBrowser) {
  return api.passwords.inTurn({ lane: 'known', party: browser.id }, async (matches) => {
    const company = await findCompany(api, login.company_id);
    if (!company || !api.knownBrowsers.isCurrent(browser, company.password_hash)) return undefined;
    return attempt(api, request, login, { matches, company, browser });
  });
}

async function signStrangerIn(api: Api, request: FastifyRequest, login: Login) {
  return api.passwords.inTurn({ lane: 'stranger', party: networkOf(request.ip) }, (matches) =>
    attempt(api, request, login, { matches }),
  );
}

type Company = Pick<
  Selectable<Tables['companies']>,
  'admin_id' | 'name_company' | 'password_hash' | 'status'
>;

async function findCompany({ database }: Api, companyId: string): Promise<Company | undefined> {
  const statement = database.db
    .selectFrom('companies')
    .select(['admin_id', 'name_company', 'password_hash', 'status'])
    .where('company_id', '=', companyId)
    .compile();
  const [company] = await readAsSystem<Company>(database, companyId, statement);
  return company;
}

interface Attempt {
  matches: Matches;
  company?: Company;
  browser?: KnownBrowser;
}

async function attempt(
  api: Api,
  request: FastifyRequest,
  { company_id: companyId, password_company }: Login,
  { matches, company: found, browser }: Attempt,
): Promise<SignedIn> {
  const subjects = browser
    ? browserSubjects(companyId, browser.id)
    : strangerSubjects(companyId, networkOf(request.ip));
  const counted = await countAttempt(api.database, subjects);
  const company = found ?? (await findCompany(api, companyId));
  if (company) logCaller(request, { companyId });
  const isRight = await matches(password_company, company?.password_hash);
  const known_browser = browser !== undefined;
  if (!company || !isRight || company.status === 'Suspended') {
    const reason = company && isRight ? 'suspended' : 'wrong_password';
    const failure = { companyId, reason, known_browser, subjects, counted } as const;
    await recordFailedSignIn(api.database, request, failure);
    throw reason === 'suspended'
      ? new ApiError('suspended')
      : new ApiError('invalid', { message: 'wrongLogin' });
  }
  const { admin_id, name_company, password_hash } = company;
  const session = await asSystem(api.database, companyId, async (tx) => {
    await forgetAttempt(tx, subjects);
    const opened = await openSession(tx, { companyId, adminId: admin_id, address: request.ip });
    await recordSignIn(tx, request, { companyId, adminId: admin_id, sid: opened.sid, known_browser });
    return opened;
  });
  logCaller(request, { sessionId: session.sid });
  return {
    token: await api.tokens.sign({ company_id: companyId, admin_id, name_company, ...session }),
    cookie: api.knownBrowsers.cookieOf(request, { companyId, passwordHash: password_hash }, browser),
  };
}
