import type { FastifyRequest } from 'fastify';
import type { Permission } from '@tawseel/api-client/permissions';
import type { Capability } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { StreamLimits } from './stream-limits.ts';
import type { DriverTokens } from '../credentials/driver-tokens.ts';
import type { KeyedHash } from '../credentials/keyed-hash.ts';
import type { KnownBrowsers } from '../credentials/known-browsers.ts';
import type { SealedSecrets } from '../credentials/sealed-secrets.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { Tokens } from '../credentials/tokens.ts';
import type { Caller, DriverCaller } from './caller.ts';
import type { Constraints } from './field-errors.ts';
import type { HashRequest } from './idempotency.ts';

/** Who may use a call: people with a permission, people with the permission of the requested list, drivers, or everybody. */
export type Allow = Permission | 'list' | 'driver' | 'public';

/** A documented call; tests validate its responses against it. */
export interface CallDocument {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`, relative to where the API is mounted. */
  path: string;
  summary: string;
  group: string;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  allow: Allow;
  /** Whether the person must have proved lately to be themselves. */
  fresh?: boolean;
  isChange?: boolean;
  /** Media type of a response that is not JSON. */
  produces?: string;
}

/** Shared by all calls: `app.api` inside the API's plugin. */
export interface Api {
  database: Database;
  tokens: Tokens;
  driverTokens: DriverTokens;
  passwords: Passwords;
  knownBrowsers: KnownBrowsers;
  sealedSecrets: SealedSecrets;
  streams: StreamLimits;
  /** Additions to the contract that this server announces. */
  capabilities: readonly Capability[];
  hashRequest: HashRequest;
  /** Identifies a customer in the audit log after their data was erased. */
  hashCustomer: KeyedHash;
  /** The caller of the request; rejects a request without a session. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** The driver of the request; rejects a request without a driver's token. */
  authenticateDriver(request: FastifyRequest): Promise<DriverCaller>;
  /**
   * Checks that the caller has proved lately to be the person of the session.
   *
   * @throws ApiError `factor_stale`
   */
  requireFreshFactor(request: FastifyRequest, caller: Caller): Promise<void>;
  /** The field that each unique constraint of the database belongs to. */
  constraints: Constraints;
  /** Every served call. */
  calls: CallDocument[];
  /** Every served list, by name. */
  lists: Map<string, ListDefinition>;
}
