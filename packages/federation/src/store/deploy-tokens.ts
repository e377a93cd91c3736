import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { parse } from '../manifest/parse.ts';
import { time } from '../registry/release.schema.ts';
import { makeStore, replaceDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import { withLock } from './registry-lock.ts';
import { parseJson, readJson, storePaths } from './release-store.ts';

const day = 24 * 60 * 60 * 1000;

/** Only the owner of the store reads the file, although it holds hashes alone. */
const mode = 0o600;

const storedToken = z.strictObject({
  id: z.string(),
  /** The app that the token releases. */
  app: z.string(),
  /** SHA-256 of the token. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')),
  note: z.optional(z.string()),
  created: time,
  expires: z.optional(time),
  used: z.optional(time),
  revoked: z.optional(time),
});

type StoredToken = z.infer<typeof storedToken>;

/** A deploy token without its secret. */
export type DeployToken = Omit<StoredToken, 'hash'>;

/** A refused deploy token. `kind` is `other-app` if the token is valid for another app. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly kind: 'invalid' | 'other-app';

  constructor(kind: TokenError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

const now = () => new Date().toISOString();
const hashOf = (token: string) => createHash('sha256').update(token).digest();

const parseTokens = (data: unknown, source: string) => parse(z.array(storedToken), data, source);

async function readTokens(folder: string): Promise<StoredToken[]> {
  const file = storePaths(folder).tokens;
  const data = await readJson(file).catch(ignoring('ENOENT'));
  return data === undefined ? [] : parseTokens(data, file);
}

async function changeTokens(
  folder: string,
  change: (tokens: readonly StoredToken[]) => readonly StoredToken[],
): Promise<void> {
  const file = storePaths(folder).tokens;
  await makeStore(folder);
  await withLock(file, async (stillHeld) => {
    const next = change(await readTokens(folder));
    await replaceDurably(file, JSON.stringify(next, null, 2), { mode, beforeRename: stillHeld });
  });
}

/**
 * Creates a deploy token of 256 bits.
 *
 * @param app The app that it releases.
 * @returns The token, which is stored nowhere.
 */
export async function createDeployToken(
  folder: string,
  app: string,
  { note, days }: { note?: string | undefined; days?: number | undefined } = {},
): Promise<{ id: string; token: string }> {
  const id = randomBytes(4).toString('hex');
  const token = `tawseel_${id}_${randomBytes(32).toString('base64url')}`;
  const created: StoredToken = {
    id,
    app,
    hash: hashOf(token).toString('hex'),
    ...(note && { note }),
    created: now(),
    ...(days && { expires: new Date(Date.now() + days * day).toISOString() }),
  };
  await changeTokens(folder, (tokens) => [...tokens, created]);
  return { id, token };
}

/** Lists the deploy tokens, in the order of their creation. */
export async function listDeployTokens(folder: string): Promise<DeployToken[]> {
  const tokens = await readTokens(folder);
  return tokens.map((token) => {
    const { hash: _, ...shown } = token;
    return shown;
  });
}

/** Revokes a deploy token. @throws Error for an unknown or revoked id */
export async function revokeDeployToken(folder: string, id: string): Promise<void> {
  await changeTokens(folder, (tokens) => {
    const known = tokens.find((token) => token.id === id);
    if (!known) throw new Error(`There is no deploy token ${id}.`);
    if (known.revoked) throw new Error(`The deploy token ${id} is revoked already.`);
    return tokens.map((token) => (token === known ? { ...token, revoked: now() } : token));
  });
}

/** The sentence on a token that releases nothing, and what its holder can do. */
function invalid(fault: string, app: string, advice = ''): TokenError {
  const next = `${advice}ask the operator of the console for another one (npm run releases -- deploy-token create ${app}).`;
  return new TokenError('invalid', `The deploy token ${fault}: ${next}`);
}

function check(tokens: readonly StoredToken[], given: string, app: string): StoredToken {
  const [, id] = /^tawseel_([0-9a-f]{8})_/.exec(given) ?? [];
  const known = tokens.find((token) => token.id === id);
  // An unknown id takes the same time as a wrong secret.
  const expected = known ? Buffer.from(known.hash, 'hex') : Buffer.alloc(32);
  if (!timingSafeEqual(hashOf(given), expected) || !known)
    throw invalid('is not valid here', app, 'check TAWSEEL_TOKEN and the address of the console, or ');
  if (known.revoked) throw invalid(`${known.id} is revoked`, app);
  if (known.expires && known.expires <= now()) throw invalid(`${known.id} has expired`, app);
  if (known.app !== app)
    throw new TokenError('other-app', `The deploy token ${known.id} releases ${known.app}, not ${app}.`);
  return known;
}

/**
 * Checks a deploy token.
 *
 * @returns Its id.
 * @throws TokenError when it is not valid for the app.
 */
export async function checkDeployToken(folder: string, given: string, app: string): Promise<string> {
  return check(await readTokens(folder), given, app).id;
}

/**
 * Checks a deploy token as {@link checkDeployToken}, against the text of a store's file of tokens.
 *
 * @param text Null without the file.
 */
export function checkTokenIn(text: string | null, source: string, given: string, app: string): string {
  return check(text === null ? [] : parseTokens(parseJson(text, source), source), given, app).id;
}

/** Checks a deploy token as {@link checkDeployToken}, and records its use. */
export async function useDeployToken(folder: string, given: string, app: string): Promise<string> {
  let id = '';
  await changeTokens(folder, (tokens) => {
    const known = check(tokens, given, app);
    ({ id } = known);
    return tokens.map((token) => (token === known ? { ...token, used: now() } : token));
  });
  return id;
}
