import { get as httpGet } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { serverOptions, type ApiConfig } from '@tawseel/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { gateway, isCall } from '../app.ts';
import { followStore } from '../store/index.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createVisitors, newVisitor } from '../visitor/visitor.ts';
import type { GatewayConfig } from '../config/gateway-config.ts';
import { testStore, type TestStore } from './test-store.ts';

/** Configuration of pages in tests. */
export const frontEnd = {
  apiUrl: '/api',
  ipUrl: '/api/ip',
  provider: { name: 'Tawseel', email: 'a@example.com', phone: '1' },
};

/** Visitors as every site of a test knows them. */
const visitors = createVisitors('a secret for tests that is long enough');

/**
 * The cookie of a visitor that a gateway has issued.
 *
 * @param isWanted Given its bucket, from 0 to 99.
 */
export function visitorCookie(isWanted: (bucket: number) => boolean = () => true): string {
  for (;;) {
    const { id, bucket } = newVisitor(visitors.read());
    const [cookie = ''] = visitors.cookieOf(id, false).split(';');
    if (isWanted(bucket)) return cookie;
  }
}

/** A gateway over a release store of its own, empty at first. */
export interface TestSite {
  app: FastifyInstance;
  store: TestStore;
  /** Lines of the log, from `logLevel` up. */
  log: string[];
  /** Ends its processing; its store stays. */
  stop(): Promise<void>;
  /** Ends its processing and removes its store. */
  close(): Promise<void>;
}

interface SiteOptions {
  /** Whether a proxy in front is trusted with the address of callers. */
  trustProxy?: boolean;
  /** Default: `warn`. */
  logLevel?: ApiConfig['logLevel'];
  /** Fills its store before it starts. */
  release?: (store: TestStore) => Promise<unknown>;
  /** The store of another site. */
  folder?: string;
}

/** Starts a site. */
export async function testSite(
  config: Partial<GatewayConfig> = {},
  options: SiteOptions = {},
): Promise<TestSite> {
  const store = await testStore(options.folder);
  await options.release?.(store);
  const log: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  const { trustProxy = false, logLevel = 'warn' } = options;
  const server = serverOptions({ logLevel, trustProxy: Number(trustProxy) }, isCall);
  const app = Fastify({ ...server, logger: { ...server.logger, stream } });
  const settings: GatewayConfig = {
    storeFolder: store.folder,
    databaseUrl: undefined,
    apiUrl: undefined,
    canaryMaxFailures: 3,
    metricsToken: undefined,
    keepDays: 7,
    frontEnd,
    ...config,
  };
  const releases = await followStore({
    folder: store.folder,
    databaseUrl: settings.databaseUrl,
    keepDays: settings.keepDays,
    onFault: (error) => app.log.error({ err: error }, 'cannot follow the releases'),
  });
  await gateway(app, settings, releases, createMetrics(), visitors);
  const stop = async () => {
    await app.close();
    await releases.close();
  };
  return {
    app,
    store,
    log,
    stop,
    close: async () => {
      await stop();
      await store.remove();
    },
  };
}

/** Sends the path exactly as given over a socket: other clients normalise it. */
export async function rawGet(
  app: FastifyInstance,
  rawPath: string,
): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The site has no port.');
  const { port, address: hostname } = bound;
  return new Promise((resolve, reject) => {
    const request = httpGet({ port, hostname, path: rawPath }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    request.on('error', reject);
  });
}
