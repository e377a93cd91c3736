import type { Registry } from '@tawseel/federation/registry';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { fleet, registry } from './samples.ts';

const site = window.location.origin;

/** A release of the feature before the live one. */
export const before = {
  version: '0.9.0-b2',
  entry: '/releases/fleet/0.9.0-b2/remoteEntry.js',
  integrity: fleet.integrity,
  manifest: fleet.manifest,
};

/** The registry with a release to fall back to. */
export const registryWithPrevious: Registry = {
  ...registry,
  features: { fleet: { ...fleet, previous: before } },
};

const javascript = { headers: { 'content-type': 'text/javascript' } };

/** The files that the gateway serves, for one test file: the registry, the releases, and what it is told of failures. */
export function fakeSite() {
  const server = setupServer();
  const reports: unknown[] = [];
  const asked: string[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    reports.length = 0;
    asked.length = 0;
    sessionStorage.clear();
    server.resetHandlers(
      http.post(`${site}/reports`, async ({ request }) => {
        reports.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${site}/registry.json`, () => HttpResponse.json(registry)),
    );
  });
  afterAll(() => server.close());

  return {
    /** What was reported, oldest first. */
    reports,
    /** Files of releases that were asked for, and how: `drivers.js reload`. */
    asked,
    use: (...handlers: RequestHandler[]) => server.use(...handlers),
    /** Answers with a registry from now on; undefined: it cannot be had. */
    live(now: Registry | undefined) {
      const answer = () => (now ? HttpResponse.json(now) : new HttpResponse(null, { status: 503 }));
      server.use(http.get(`${site}/registry.json`, answer));
    },
    /** Answers for the files of every release from now on. */
    files(answer: (file: string) => Response = () => new HttpResponse('script', javascript)) {
      server.use(
        http.get(`${site}/releases/fleet/:version/:file`, ({ request, params }) => {
          const file = String(params['file']);
          asked.push(`${file} ${request.cache}`);
          return answer(file);
        }),
      );
    },
  };
}
