import type { Registry } from '@tawseel/federation/registry';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { fleet, registry } from './samples.ts';

const site = window.location.origin;

/** The previous release of the feature. */
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

/** Mock gateway for one test file: serves the registry and the releases, and records reported failures. */
export function fakeSite() {
  const server = setupServer();
  const reports: unknown[] = [];
  const requests: string[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    reports.length = 0;
    requests.length = 0;
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
    /** Reported failures, oldest first. */
    reports,
    /** Requested files of releases and their cache mode: `drivers.js reload`. */
    requests,
    use: (...handlers: RequestHandler[]) => server.use(...handlers),
    /** Sets the registry of later responses; undefined makes it unavailable. */
    live(now: Registry | undefined) {
      const answer = () => (now ? HttpResponse.json(now) : new HttpResponse(null, { status: 503 }));
      server.use(http.get(`${site}/registry.json`, answer));
    },
    /** Sets the response for the files of every release. */
    files(answer: (file: string) => Response = () => new HttpResponse('script', javascript)) {
      server.use(
        http.get(`${site}/releases/fleet/:version/:file`, ({ request, params }) => {
          const file = String(params['file']);
          requests.push(`${file} ${request.cache}`);
          return answer(file);
        }),
      );
    },
  };
}
