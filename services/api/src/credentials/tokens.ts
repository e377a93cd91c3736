import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleOf, type Role } from '@tawseel/api-client/permissions';
import { SignJWT, jwtVerify } from 'jose';
import type { ApiConfig } from '../config/config.ts';
import { cannotWrite, secureDataFolder } from '../database/data-folder.ts';
import { StartError, errorCode } from '../database/start-error.ts';

const issuer = 'tawseel';
const audience = 'tawseel-console';
const algorithm = 'HS256';

const tokensRemembered = 10_000;

/** Contents of a token. */
export interface Claims {
  company_id: string;
  admin_id: string;
  name_company: string;
  /** A token of an earlier version has none and is the owner's. */
  role: Role;
  /** Name of the person. */
  person: string;
  sid: string;
  /** Number of the token within its session; tokens of earlier versions lack it and are the first, 0. */
  generation: number;
}

/** Claims of a valid token, with its time of issue in seconds since 1970. */
export type ReadClaims = Claims & { issuedAt: number };

/** Signs and reads tokens. */
export interface Tokens {
  /** Equal claims and times give equal tokens. */
  sign(claims: ReadClaims & { expiresAt: number }): Promise<string>;
  /** The claims, or undefined if the token is foreign, altered or expired. */
  read(token: string): Promise<ReadClaims | undefined>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  // Caches verified signatures. The database tells for each request whether the session is alive.
  const read = new Map<string, { claims: ReadClaims; until: number }>();
  return {
    sign: ({ issuedAt, expiresAt, ...claims }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token) {
      const before = read.get(token);
      if (before && before.until > Date.now() / 1000) return before.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms: [algorithm],
          requiredClaims: ['exp', 'iat', 'sid', 'company_id', 'admin_id'],
        });
        const { company_id, admin_id, name_company, sid, generation = 0, iat, exp } = payload;
        if (typeof company_id !== 'string' || typeof admin_id !== 'string') return undefined;
        if (typeof sid !== 'string' || iat === undefined || exp === undefined) return undefined;
        if (typeof generation !== 'number') return undefined;
        const role = roleOf(payload['role']);
        if (!role) return undefined;
        const claims = {
          company_id,
          admin_id,
          name_company: typeof name_company === 'string' ? name_company : '',
          role,
          person: typeof payload['person'] === 'string' ? payload['person'] : '',
          sid,
          generation,
          issuedAt: iat,
        };
        if (read.size >= tokensRemembered) read.clear();
        read.set(token, { claims, until: exp });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}

/** Creates the file whole, so that a process that starts at the same time never reads a part of it. The first one wins. */
function createSecret(path: string, dataDir: string): void {
  const draft = `${path}-${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw cannotWrite(dataDir, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The secret that signs tokens: the configured one, otherwise one generated once and stored in the data folder, readable
 * by its owner alone.
 *
 * @throws StartError when the folder cannot be written or belongs to another user
 */
export function tokenSecret(config: Pick<ApiConfig, 'tokenSecret' | 'dataDir'>): string {
  if (config.tokenSecret) return config.tokenSecret;
  const path = join(config.dataDir, 'token-secret');
  secureDataFolder(config.dataDir);
  if (!existsSync(path)) createSecret(path, config.dataDir);
  const secret = readFileSync(path, 'utf8');
  if (secret.length < 32)
    throw new StartError(`${path} is damaged: delete it (everybody signs in again) or set TOKEN_SECRET.`);
  return secret;
}
