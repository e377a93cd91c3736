import type { DriverLogin, DriverProfile } from '@tawseel/api-client/driver-app-schemas';
import type { FastifyRequest } from 'fastify';
import type { AccountName } from '../accounts/account-name.ts';
import type { KnownBrowser } from '../credentials/known-browsers.ts';
import type { Matches } from '../credentials/passwords.ts';
import { asSystem } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Api } from '../http/api.ts';
import { driverActor } from '../http/caller.ts';
import { logCaller } from '../http/log-caller.ts';
import { browserSubjects, countAttempt, forgetAttempt, strangerSubjects } from '../session/login-attempts.ts';
import { networkOf } from '../session/network.ts';
import { recordFailedSignIn, recordSignIn, type FailureReason } from '../session/record-sign-in.ts';
import { findDriver, lockSignInDriver, type SignInDriver } from './find-driver.ts';
import { writtenPassword } from './password.ts';
import { openDriverSession } from './sessions.ts';

/** A successful sign-in. */
interface SignedIn {
  token: string;
  profile: DriverProfile;
  /** The Set-Cookie header that makes this browser known to the driver. */
  cookie: string;
}

interface Attempt {
  login: DriverLogin;
  /** The driver as typed: the name that browsers are known by. */
  typed: AccountName;
  browser?: KnownBrowser;
}

/**
 * Signs a driver in, under the limits of people: a known browser has priority and a limit of its own.
 *
 * @throws ApiError `too_many` or `invalid`
 */
export async function signInDriver(api: Api, request: FastifyRequest, login: DriverLogin): Promise<SignedIn> {
  const { company_id: companyId, driver: user } = login;
  const typed: AccountName = { companyId, user, kind: 'driver' };
  const browser = api.knownBrowsers.read(request, typed);
  const signedIn = browser && (await signKnownBrowserIn(api, request, { login, typed, browser }));
  if (signedIn) return signedIn;
  return api.passwords.inTurn({ lane: 'stranger', party: networkOf(request.ip) }, (matches) =>
    attemptSignIn(api, request, { login, typed }, { matches }),
  );
}

/** Undefined for a browser that knew an earlier password: it queues with the strangers. */
async function signKnownBrowserIn(
  api: Api,
  request: FastifyRequest,
  attempt: Attempt & { browser: KnownBrowser },
) {
  const { login, browser } = attempt;
  return api.passwords.inTurn({ lane: 'known', party: browser.id }, async (matches) => {
    const driver = await findDriver(api.database, login.company_id, login.driver);
    if (!driver || !api.knownBrowsers.isCurrent(browser, driver.password_driver)) return undefined;
    return attemptSignIn(api, request, attempt, { matches, driver });
  });
}

async function isPasswordOf(driver: SignInDriver | undefined, matches: Matches, password: string) {
  if (await matches(password, driver?.password_driver)) return true;
  const written = writtenPassword(password);
  return written !== undefined && matches(written, driver?.password_driver);
}

/** Why a driver may not sign in, although the password is right. */
function refusalOf({ status, company_status }: SignInDriver): FailureReason | undefined {
  if (company_status === 'Suspended') return 'suspended';
  return status === 'Active' ? undefined : 'disabled';
}

function wrongLogin(reason?: FailureReason) {
  return new ApiError('invalid', { message: reason === 'disabled' ? 'driverInactive' : 'wrongDriverLogin' });
}

async function attemptSignIn(
  api: Api,
  request: FastifyRequest,
  { login, typed, browser }: Attempt,
  { matches, driver: found }: { matches: Matches; driver?: SignInDriver },
): Promise<SignedIn> {
  const { companyId } = typed;
  const driver = found ?? (await findDriver(api.database, companyId, login.driver));
  // All spellings of a driver have one counter.
  const name: AccountName = { ...typed, user: driver?.driver_id ?? typed.user };
  const subjects = browser
    ? browserSubjects(name, browser.id)
    : strangerSubjects(name, networkOf(request.ip));
  const counted = await countAttempt(api.database, subjects);
  if (driver) logCaller(request, { companyId });
  const isRight = await isPasswordOf(driver, matches, login.password);
  const known_browser = browser !== undefined;
  const wrong = driver ? 'wrong_password' : 'unknown_user';
  const reason = driver && isRight ? refusalOf(driver) : wrong;
  if (!driver || reason) {
    await recordFailedSignIn(api.database, request, {
      name,
      reason: reason ?? wrong,
      known_browser,
      counted,
    });
    throw wrongLogin(reason);
  }
  const { driver_id: driverId, password_driver, name_driver, name_company } = driver;
  const session = await asSystem(api.database, companyId, async (tx) => {
    const present = await lockSignInDriver(tx, companyId, driverId);
    // The driver has changed while the password was compared.
    if (present?.password_driver !== password_driver || refusalOf(present)) throw wrongLogin();
    await forgetAttempt(tx, subjects);
    const userAgent = request.headers['user-agent'] ?? '';
    const opened = await openDriverSession(tx, { companyId, driverId, address: request.ip, userAgent });
    await recordSignIn(tx, request, {
      companyId,
      adminId: driverActor(driverId),
      person: name_driver,
      sid: opened.sid,
      known_browser,
    });
    return opened;
  });
  logCaller(request, { sessionId: session.sid });
  return {
    token: await api.driverTokens.sign({ company_id: companyId, driver_id: driverId, ...session }),
    profile: { company_id: companyId, name_company, driver_id: driverId, name_driver },
    cookie: api.knownBrowsers.cookieOf(request, { ...typed, passwordHash: password_driver }, browser),
  };
}
