import path from 'node:path';
import { ConfigError } from '@tawseel/api';
import type { FrontEndConfig } from '@tawseel/federation/registry';
import * as z from 'zod/mini';

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** An address that browsers use: of any site, or a path of this one. */
const address = z
  .string()
  .check(
    z.refine(
      (value) => /^\/(?![/\\])/.test(value) || isWebAddress(value),
      'must be an address such as /api or https://api.example.com',
    ),
  );

const failures = z.pipe(
  z.string().check(z.regex(/^(\d{1,3}|1000)$/, 'must be a whole number from 0 to 1000')),
  z.transform(Number),
);

const environment = z.object({
  /** Folder of the embedded database and the release store. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Address of an API that runs on its own; without it the API runs in this process. */
  API_URL: z.optional(
    z.string().check(z.refine(isWebAddress, 'must be an address such as http://127.0.0.1:8081')),
  ),
  /** Base address that browsers use for the API. */
  PUBLIC_API_URL: z._default(address, '/api'),
  /** Service that answers `{ ip }` with the caller's address. */
  PUBLIC_IP_URL: z._default(address, '/api/ip'),
  /** Whom an administrator contacts, shown below the sign-in form. */
  PROVIDER_NAME: z._default(z.string(), 'Tawseel'),
  PROVIDER_EMAIL: z._default(z.string(), 'support@example.com'),
  PROVIDER_PHONE: z._default(z.string(), '+962 6 000 0000'),
  /** A canary that fails for so many visitors within ten minutes is taken back; 0 leaves that to the operator. */
  CANARY_MAX_FAILURES: z._default(failures, 3),
  /** `1` lets a developer have one feature of a page come from a build on the own machine. */
  ALLOW_OVERRIDES: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  /** What a reader of `/metrics` must bring; without it only this machine may read them. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
});

/** Configuration of the gateway; port, host and database are the API's, which has the same environment. */
export type GatewayConfig = {
  storeFolder: string;
  apiUrl: string | undefined;
  /** So many visitors for whom a canary failed within ten minutes are too many; 0 for never. */
  canaryMaxFailures: number;
  /** What a reader of `/metrics` must bring; without it only this machine may read them. */
  metricsToken: string | undefined;
  /** What the pages are told: `/config.json`, also set inline. */
  frontEnd: FrontEndConfig;
};

/** A variable that is set to nothing counts as not set. */
function settings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
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
    apiUrl: values.API_URL,
    canaryMaxFailures: values.CANARY_MAX_FAILURES,
    metricsToken: values.METRICS_TOKEN,
    frontEnd: {
      apiUrl: values.PUBLIC_API_URL.replace(/\/+$/, ''),
      ipUrl: values.PUBLIC_IP_URL,
      provider: { name: values.PROVIDER_NAME, email: values.PROVIDER_EMAIL, phone: values.PROVIDER_PHONE },
      ...(values.ALLOW_OVERRIDES === '1' ? { overrides: true } : {}),
    },
  };
}
