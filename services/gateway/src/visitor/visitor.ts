import { createHash, randomUUID } from 'node:crypto';
import type { Visitor } from '@tawseel/federation/registry';
import { failedShellCookie } from '@tawseel/federation/shell-start';

const visitorCookie = 'tawseel-visitor';
const companyCookie = 'tawseel-company';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** In seconds: one year. */
const remembered = 31_536_000;

/** Of no percentage, whose highest is 99: who has no id gets what is live. */
const lastBucket = 99;

/** A browser as its cookies tell it: its random id, if it has one, and what releases are chosen by. */
export type KnownVisitor = Visitor & { id: string | undefined };

function cookie(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = header.split(';').find((part) => part.trim().startsWith(start));
  return found?.trim().slice(start.length);
}

/** An escaped value, or nothing where another hand has broken it. */
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

/** Reads who asks. An id that was not made here counts as none. */
export function readVisitor(cookies = ''): KnownVisitor {
  const given = cookie(cookies, visitorCookie) ?? '';
  const id = uuid.test(given) ? given : undefined;
  const company = unescaped(cookie(cookies, companyCookie) ?? '') || undefined;
  return { id, company, bucket: id ? bucketOf(id) : lastBucket };
}

/** The version of the shell that did not start in the browser a moment ago, if one did not. */
export function readFailedShell(cookies = ''): string | undefined {
  return cookie(cookies, failedShellCookie) || undefined;
}

/** The visitor with a new id, so that the first page it gets is already of its own choice. */
export function newVisitor({ company }: KnownVisitor): KnownVisitor & { id: string } {
  const id = randomUUID();
  return { id, company, bucket: bucketOf(id) };
}

/**
 * The cookie by which a browser keeps its choice of releases: a random id for nothing else, out of reach of scripts.
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
