import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, type Role } from '@tawseel/api-client/permissions';
import * as z from 'zod/mini';
import type { ApiConfig } from '../config/config.ts';
import { cannotWrite, secureDataFolder } from '../database/data-folder.ts';
import { StartError, errorCode } from '../database/start-error.ts';
import { createSignedClaims, storable } from './signed-claims.ts';

const payloadOf = z.pipe(
  z.object({
    company_id: storable,
    admin_id: storable,
    name_company: z.string(),
    role: z.enum(roles),
    person: z.string(),
    sid: z.guid(),
    generation: z.int32().check(z.nonnegative()),
    iat: z.number(),
  }),
  z.transform(({ iat: issuedAt, ...claims }) => ({ ...claims, issuedAt })),
);

/** Contents of a token. */
export interface Claims {
  company_id: string;
  admin_id: string;
  name_company: string;
  role: Role;
  /** Name of the person. */
  person: string;
  sid: string;
  /** Number of the token within its session; the first is 0. */
  generation: number;
}

/** Claims of a valid token, with its time of issue in seconds since 1970. */
export type ReadClaims = Claims & { issuedAt: number };

/** Signs and reads tokens. */
export interface Tokens {
  /** Equal claims and times give equal tokens. */
  sign(claims: ReadClaims & { expiresAt: number; was_reset?: boolean }): Promise<string>;
  /** The claims, or undefined if the token is foreign, altered, expired or malformed. */
  read(token: string): Promise<ReadClaims | undefined>;
}

export function createTokens(secret: string): Tokens {
  const signed = createSignedClaims(secret, 'tawseel-console', payloadOf);
  return {
    sign: ({ issuedAt, expiresAt, ...claims }) => signed.sign(claims, { issuedAt, expiresAt }),
    read: signed.read,
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
