import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { accountText, type AccountName } from '../accounts/account-name.ts';

/** 180 days, in seconds. */
const remembered = 180 * 24 * 60 * 60;

/** A browser that has signed in to an account before. */
export interface KnownBrowser {
  id: string;
  /** Identifies the password that it signed in with. */
  passwordMark: string;
}

type Request = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** Recognizes browsers by a signed cookie, one for each account that has signed in there. */
export interface KnownBrowsers {
  /** The browser of a request, if the account has signed in there before. */
  read(request: Request, name: AccountName): KnownBrowser | undefined;
  /** Whether the browser signed in with the account's current password: a change makes it a stranger again. */
  isCurrent(browser: KnownBrowser, passwordHash: string): boolean;
  /** The Set-Cookie header that makes a browser known, or extends that. */
  cookieOf(request: Request, account: AccountName & { passwordHash: string }, browser?: KnownBrowser): string;
}

function isSecure({ protocol }: Request) {
  return protocol === 'https';
}

/** Browsers accept this prefix over TLS only, and then only from this very host. */
function cookieName(request: Request, account: string) {
  const hash = createHash('sha256').update(account).digest('hex').slice(0, 16);
  return `${isSecure(request) ? '__Host-' : ''}tawseel-browser-${hash}`;
}

function nowInSeconds() {
  return Math.floor(Date.now() / 1000);
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Signs with a key derived from the server's `secret`, so that every process recognizes the browsers of the others. */
export function createKnownBrowsers(secret: string): KnownBrowsers {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tawseel known browsers', 32));
  const sign = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const markOf = (passwordHash: string) => sign('password', passwordHash).slice(0, 22);

  return {
    read(request, name) {
      const account = accountText(name);
      const value = parseCookie(request.headers.cookie ?? '')[cookieName(request, account)] ?? '';
      const [id = '', passwordMark = '', since = '', signature = ''] = value.split('.');
      if (!isSame(signature, sign('browser', account, id, passwordMark, since))) return undefined;
      return nowInSeconds() - Number(since) < remembered ? { id, passwordMark } : undefined;
    },
    isCurrent: ({ passwordMark }, passwordHash) => isSame(passwordMark, markOf(passwordHash)),
    cookieOf(request, { passwordHash, ...name }, browser) {
      const account = accountText(name);
      const id = browser?.id ?? randomBytes(16).toString('base64url');
      const parts = [id, markOf(passwordHash), String(nowInSeconds())];
      return stringifySetCookie({
        name: cookieName(request, account),
        value: [...parts, sign('browser', account, ...parts)].join('.'),
        path: '/',
        maxAge: remembered,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure(request),
      });
    },
  };
}
