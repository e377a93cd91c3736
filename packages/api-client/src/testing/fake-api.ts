import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Base address of the API in tests. */
export const address = 'http://api.test/base';

/** A request as the API received it. */
export type Received = {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  /** Aborts when whoever asked no longer waits. */
  signal: AbortSignal;
};

type Reply = Response | ((request: Received) => Response | Promise<Response>);

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** No answer: the connection breaks. */
export function broken(): Response {
  return HttpResponse.error();
}

/** An API at the network for the tests of one file; whatever a test does not set up is a fault. */
export function fakeApi() {
  const received: Received[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    received.length = 0;
  });
  afterAll(() => server.close());

  return {
    /** What came in, in order. */
    received,
    /** Answers the calls of a path one after the other; the last answer goes to all that follow. */
    on(path: string, ...replies: [Reply, ...Reply[]]) {
      let calls = 0;
      server.use(
        http.all(address + path, async ({ request }) => {
          const text = await request.text();
          const call = {
            method: request.method,
            path: new URL(request.url).pathname.replace('/base', ''),
            headers: request.headers,
            signal: request.signal,
            body: text === '' ? undefined : (JSON.parse(text) as unknown),
          };
          received.push(call);
          const reply = replies[Math.min(calls, replies.length - 1)] ?? broken();
          calls += 1;
          return typeof reply === 'function' ? reply(call) : reply.clone();
        }),
      );
    },
  };
}
