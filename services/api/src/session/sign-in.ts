import type { FactorMethod, SignInRequest } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { AccountName } from '../accounts/account-name.ts';
import { findAccount, lockAccount, type SignInAccount } from '../accounts/accounts.repository.ts';
import type { KnownBrowser } from '../credentials/known-browsers.ts';
import type { Matches } from '../credentials/passwords.ts';
import type { Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';
import { wrongProof } from '../factors/prepare-proof.ts';
import type { Api } from '../http/api.ts';
import { logCaller } from '../http/log-caller.ts';
import { browserSubjects, countAttempt, forgetAttempt, strangerSubjects } from './login-attempts.ts';
import { networkOf } from './network.ts';
import { recordFailedSignIn, recordSignIn, type FailureReason } from './record-sign-in.ts';
import { factorSubjects, prepareSignInFactor } from './sign-in-factor.ts';
import { openSession, type SessionToken } from './sessions.ts';

/** A successful sign-in. */
export interface SignedIn {
  token: string;
  /** The Set-Cookie header that makes this browser known to the account. */
  cookie: string;
}

/**
 * Signs a person in. A known browser has priority and a limit of wrong passwords of its own, which strangers cannot
 * exhaust; all others are strangers.
 *
 * @throws ApiError `too_many`, `invalid`, `suspended` or `factor_required`
 */
export async function signIn(api: Api, request: FastifyRequest, login: SignInRequest): Promise<SignedIn> {
  const name = { companyId: login.company_id, user: login.user ?? '' };
  const browser = api.knownBrowsers.read(request, name);
  const signedIn = browser && (await signKnownBrowserIn(api, request, { name, login, browser }));
  return signedIn ?? signStrangerIn(api, request, { name, login });
}

/** A sign-in and the account that it names. */
interface Attempt {
  name: AccountName;
  login: SignInRequest;
  browser?: KnownBrowser;
}

/** Undefined for a browser that knew an earlier password: it queues with the strangers. */
async function signKnownBrowserIn(
  api: Api,
  request: FastifyRequest,
  attempt: Attempt & { browser: KnownBrowser },
) {
  const { name, browser } = attempt;
  return api.passwords.inTurn({ lane: 'known', party: browser.id }, async (matches) => {
    const account = await findAccount(api.database, name);
    if (!account?.password_hash || !api.knownBrowsers.isCurrent(browser, account.password_hash))
      return undefined;
    return attemptSignIn(api, request, attempt, { matches, account });
  });
}

async function signStrangerIn(api: Api, request: FastifyRequest, attempt: Attempt) {
  return api.passwords.inTurn({ lane: 'stranger', party: networkOf(request.ip) }, (matches) =>
    attemptSignIn(api, request, attempt, { matches }),
  );
}

/** Why an account may not sign in, although the password is right. */
function refusalOf({ status, company_status }: SignInAccount): FailureReason | undefined {
  if (company_status === 'Suspended') return 'suspended';
  return status === 'Active' ? undefined : 'disabled';
}

async function attemptSignIn(
  api: Api,
  request: FastifyRequest,
  { name, login, browser }: Attempt,
  { matches, account: found }: { matches: Matches; account?: SignInAccount },
): Promise<SignedIn> {
  const { companyId } = name;
  const subjects = browser
    ? browserSubjects(name, browser.id)
    : strangerSubjects(name, networkOf(request.ip));
  const counted = await countAttempt(api.database, subjects);
  const account = found ?? (await findAccount(api.database, name));
  if (account) logCaller(request, { companyId });
  const isRight = await matches(login.password_company, account?.password_hash ?? undefined);
  const known_browser = browser !== undefined;
  const wrong = account ? 'wrong_password' : 'unknown_user';
  const reason = account && isRight ? refusalOf(account) : wrong;
  if (!account?.password_hash || reason) {
    const failure = { name, reason: reason ?? wrong, known_browser, counted };
    await recordFailedSignIn(api.database, request, failure);
    throw reason === 'suspended' ? new ApiError('suspended') : wrongLogin();
  }
  const { password_hash, account_id: accountId, has_factor } = account;
  const ofFactor = factorSubjects(name, known_browser);
  const consumeProof =
    has_factor === 'Yes'
      ? await prepareSignInFactor(api, request, { name, accountId, login, matches, subjects, ofFactor })
      : undefined;
  const signedIn = await asSystem(api.database, companyId, async (tx) => {
    const person = await lockAccount(tx, name);
    // The account has changed while the password was compared.
    if (person?.password_hash !== password_hash || person.status !== 'Active') throw wrongLogin();
    if (person.has_factor !== has_factor) throw wrongLogin();
    const factor = await consumeProof?.(tx);
    if (consumeProof && !factor) return undefined;
    await forgetAttempt(tx, [...subjects, ...ofFactor]);
    return { person, session: await openFor(tx, request, companyId, person, known_browser, factor) };
  });
  if (!signedIn) {
    const failure = { name, reason: 'wrong_factor', known_browser, counted } as const;
    await recordFailedSignIn(api.database, request, failure);
    throw wrongProof(login);
  }
  const { session, person } = signedIn;
  logCaller(request, { sessionId: session.sid });
  return {
    token: await signToken(api, companyId, person, session),
    cookie: api.knownBrowsers.cookieOf(request, { ...name, passwordHash: password_hash }, browser),
  };
}

function wrongLogin() {
  return new ApiError('invalid', { message: 'wrongLogin' });
}

/** Opens a person's session and records it, in the transaction that holds the lock of the account. */
export async function openFor(
  tx: Tx,
  request: FastifyRequest,
  companyId: string,
  { account_id, name }: Pick<SignInAccount, 'account_id' | 'name'>,
  known_browser: boolean,
  factor?: FactorMethod,
): Promise<SessionToken> {
  const { ip: address } = request;
  const userAgent = request.headers['user-agent'] ?? '';
  const opened = await openSession(tx, { companyId, adminId: account_id, address, userAgent });
  await recordSignIn(tx, request, {
    companyId,
    adminId: account_id,
    person: name,
    sid: opened.sid,
    known_browser,
    factor,
  });
  return opened;
}

/** The token of a session, whose claims name the company, the person and the role. */
export function signToken(
  api: Pick<Api, 'tokens'>,
  companyId: string,
  {
    account_id,
    name,
    role,
    name_company,
    was_reset = false,
  }: Pick<SignInAccount, 'account_id' | 'name' | 'role' | 'name_company'> & { was_reset?: boolean },
  session: SessionToken,
): Promise<string> {
  const names = { company_id: companyId, admin_id: account_id, name_company, person: name };
  const claims = { ...names, role, ...(was_reset && { was_reset }) };
  return api.tokens.sign({ ...claims, ...session });
}
