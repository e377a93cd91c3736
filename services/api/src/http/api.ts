import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { StreamLimits } from './stream-limits.ts';
import type { KnownBrowsers } from '../credentials/known-browsers.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { Tokens } from '../credentials/tokens.ts';
import type { Caller } from './caller.ts';
import type { HashRequest } from './idempotency.ts';

/** A call as it is documented, and as tests hold its answers to it. */
export interface CallDocument {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`, relative to where the API is mounted. */
  url: string;
  summary: string;
  group: string;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  isPublic?: boolean;
  isChange?: boolean;
  /** Media type of an answer that is not JSON. */
  produces?: string;
}

/** What the calls are made of: where they are served and what they share. */
export interface Api {
  app: FastifyInstance;
  database: Database;
  tokens: Tokens;
  passwords: Passwords;
  knownBrowsers: KnownBrowsers;
  streams: StreamLimits;
  hashRequest: HashRequest;
  /** Who makes the request; refused where nobody is signed in. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** Every call that is served. */
  calls: CallDocument[];
  /** Every list that is served, by its name. */
  lists: Map<string, ListDefinition>;
}
