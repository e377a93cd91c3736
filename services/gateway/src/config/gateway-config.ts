import path from 'node:path';
import { ConfigError, hasTraces, isWebAddress } from '@tawseel/api';
import type { FrontEndConfig } from '@tawseel/federation/registry';
import { readKeepDays } from '@tawseel/federation/store';
import { z } from 'zod';

/** An address for browsers: of any site, or a path of this one. */
const address = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])/.test(value) || isWebAddress(value),
    'must be an address such as /api or https://api.example.com',
  );

const failures = z
  .string()
  .regex(/^(\d{1,3}|1000)$/, 'must be a whole number from 0 to 1000')
  .transform(Number);

const environment = z.object({
  /** Folder of the embedded database and the release store. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL server; the API checks its form. */
  DATABASE_URL: z.string().optional(),
  /** Address of an API that runs on its own; without it the API runs in this process. */
  API_URL: z.string().refine(isWebAddress, 'must be an address such as http://127.0.0.1:8081').optional(),
  /** Base address that browsers use for the API. */
  PUBLIC_API_URL: address.default('/api'),
  /** Service that returns the caller's address as `{ ip }`. */
  PUBLIC_IP_URL: address.default('/api/ip'),
  /** Contact of administrators, shown below the sign-in form. */
  PROVIDER_NAME: z.string().default('Tawseel'),
  PROVIDER_EMAIL: z.string().default('support@example.com'),
  PROVIDER_PHONE: z.string().default('+962 6 000 0000'),
  /** Number of distinct visitors whose failures within ten minutes abort a canary; 0 disables the abort. */
  CANARY_MAX_FAILURES: failures.default(3),
  /** `1` lets a developer load one feature of a page from a build on the own machine. */
  ALLOW_OVERRIDES: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  /** Bearer token that `/metrics` requires; without it only requests from this machine are allowed. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Days for which a release stays in the store after its last use. */
  RELEASES_KEEP_DAYS: z.string().optional(),
});

/** Configuration of the gateway; port, host and database are the API's, which has the same environment. */
export interface GatewayConfig {
  storeFolder: string;
  /** PostgreSQL server that shares the releases; without it they are in the folder alone. */
  databaseUrl: string | undefined;
  apiUrl: string | undefined;
  /** Number of distinct visitors whose failures abort a canary; 0 disables the abort. */
  canaryMaxFailures: number;
  /** Bearer token that `/metrics` requires; without it only requests from this machine are allowed. */
  metricsToken: string | undefined;
  /** Days for which a release stays in the store after its last use. */
  keepDays: number;
  /** Configuration of the pages: `/config.json`, also inlined in the HTML. */
  frontEnd: FrontEndConfig;
}

/** The variables that are not blank. */
function settings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

function keepDaysOf(text: string | undefined): number {
  try {
    return readKeepDays(text ?? '');
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the gateway's part of the environment.
 *
 * @throws ConfigError of one sentence that names the variable.
 */
export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const result = environment.safeParse(settings(env));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = result.data;
  return {
    storeFolder: path.resolve(values.DATA_DIR, 'store'),
    databaseUrl: values.DATABASE_URL,
    apiUrl: values.API_URL,
    canaryMaxFailures: values.CANARY_MAX_FAILURES,
    metricsToken: values.METRICS_TOKEN,
    keepDays: keepDaysOf(values.RELEASES_KEEP_DAYS),
    frontEnd: {
      apiUrl: values.PUBLIC_API_URL.replace(/\/+$/, ''),
      ipUrl: values.PUBLIC_IP_URL,
      provider: { name: values.PROVIDER_NAME, email: values.PROVIDER_EMAIL, phone: values.PROVIDER_PHONE },
      ...(values.ALLOW_OVERRIDES === '1' ? { overrides: true } : {}),
      // The CORS of another origin does not allow the header.
      ...(hasTraces(env) && values.PUBLIC_API_URL.startsWith('/') ? { traces: true } : {}),
    },
  };
}
