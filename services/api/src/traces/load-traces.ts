import type { IncomingHttpHeaders } from 'node:http';
import { ConfigError, isWebAddress } from '../config/config.ts';
import type { DatabaseObserver } from '../database/measured-source.ts';
import type { RequestObserver } from '../http/observed-requests.ts';

/** Traces of a process: a span for each request, and one for each statement of a request. */
export interface Traces {
  requests: RequestObserver;
  database: DatabaseObserver;
  /** Headers of a `request` that another server continues, with the context of its trace. */
  continued(request: object, headers: IncomingHttpHeaders): IncomingHttpHeaders;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/**
 * Whether the operator has named a collector of traces.
 *
 * @throws ConfigError if its address is none: the exporter would send to another one
 */
export function hasTraces(env: Environment): boolean {
  const named = endpoints.filter((name) => env[name]?.trim());
  for (const name of named)
    if (!isWebAddress(env[name]?.trim() ?? ''))
      throw new ConfigError(`${name} must be an address such as http://127.0.0.1:4318.`);
  return named.length > 0 && env.OTEL_SDK_DISABLED?.trim().toLowerCase() !== 'true';
}

/**
 * The traces of this process if the operator has named a collector. Their packages are loaded only then.
 *
 * @param service Name of the service, unless OTEL_SERVICE_NAME has one.
 * @throws ConfigError as {@link hasTraces}
 */
export async function loadTraces(service: string): Promise<Traces | undefined> {
  if (!hasTraces(process.env)) return undefined;
  const { createTraces } = await import('./traces.ts');
  return createTraces(service);
}
