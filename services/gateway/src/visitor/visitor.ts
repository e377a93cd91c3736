import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createKeyedHash } from '@tawseel/api';
import type { Visitor } from '@tawseel/federation/registry';
import { failedShellCookie } from '@tawseel/federation/shell-start';

const visitorCookie = 'tawseel-visitor';
const companyCookie = 'tawseel-company';

/** An id and its signature. */
const signedId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/;

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

/** The version of the shell that failed to start in the browser a moment ago, if any. */
export function readFailedShell(cookies = ''): string | undefined {
  return cookie(cookies, failedShellCookie) || undefined;
}

/** The visitor with a new id, so that its first page already gets its own releases. */
export function newVisitor({ company }: KnownVisitor): KnownVisitor & { id: string } {
  const id = randomUUID();
  return { id, company, bucket: bucketOf(id) };
}

/** Issues and reads the ids of visitors. */
export interface Visitors {
  /** Reads the visitor from its cookies. An id that no gateway with this secret issued counts as none. */
  read(cookies?: string): KnownVisitor;
  /**
   * The cookie that keeps a browser's choice of releases: a random id without other use, signed and hidden from scripts.
   *
   * @param secure Whether the request came over TLS.
   */
  cookieOf(id: string, secure: boolean): string;
}

/** Signs ids with a key derived from `secret`, which all gateways of one address share. */
export function createVisitors(secret: string): Visitors {
  const sign = createKeyedHash(secret, 'visitors');

  function issuedId(value: string): string | undefined {
    const [, id, signature] = signedId.exec(value) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id))) ? id : undefined;
  }

  return {
    read(cookies = '') {
      const id = issuedId(cookie(cookies, visitorCookie) ?? '');
      const company = unescaped(cookie(cookies, companyCookie) ?? '') || undefined;
      return { id, company, bucket: id ? bucketOf(id) : lastBucket };
    },
    cookieOf(id, secure) {
      const attributes = [
        'Path=/',
        `Max-Age=${remembered}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(secure ? ['Secure'] : []),
      ];
      return [`${visitorCookie}=${id}.${sign(id)}`, ...attributes].join('; ');
    },
  };
}
