import { createHash, randomUUID } from 'node:crypto';
import type { Visitor } from '@tawseel/federation/registry';
import { failedShellCookie } from '@tawseel/federation/shell-start';

const visitorCookie = 'tawseel-visitor';
const companyCookie = 'tawseel-company';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One year, in seconds. */
const remembered = 31_536_000;

/** Above every percentage, whose highest is 99: a visitor without an id gets the live releases. */
const lastBucket = 99;

/** A browser as its cookies identify it: its random id, if it has one, and the data that releases are chosen by. */
export type KnownVisitor = Visitor & { id: string | undefined };

function cookie(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(start));
  return pair?.trim().slice(start.length);
}

/** Decodes an escaped value; undefined if it is malformed. */
function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function bucketOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % 100;
}

/** Reads the visitor from its cookies. An id that the gateway did not issue counts as none. */
export function readVisitor(cookies = ''): KnownVisitor {
  const given = cookie(cookies, visitorCookie) ?? '';
  const id = uuid.test(given) ? given : undefined;
  const company = unescaped(cookie(cookies, companyCookie) ?? '') || undefined;
  return { id, company, bucket: id ? bucketOf(id) : lastBucket };
}

/** The version of the shell that failed to start in the browser a moment ago, if any. */
export function readFailedShell(cookies = ''): string | undefined {
  return cookie(cookies, failedShellCookie) || undefined;
}

/** The visitor with a new id, so that its first page already gets its own releases. */
export function newVisitor({ company }: KnownVisitor): KnownVisitor & { id: string } {
  const id = randomUUID();
  return { id, company, bucket: bucketOf(id) };
}

/**
 * The cookie that keeps a browser's choice of releases: a random id without other use, hidden from scripts.
 *
 * @param secure Whether the request came over TLS.
 */
export function visitorCookieOf(id: string, secure: boolean): string {
  const attributes = [
    'Path=/',
    `Max-Age=${remembered}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return [`${visitorCookie}=${id}`, ...attributes].join('; ');
}
