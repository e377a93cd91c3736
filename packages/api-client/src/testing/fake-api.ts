import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Base address of the API in tests. */
export const address = 'http://api.test/base';

/** A request as the API received it. */
export interface Received {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  /** Aborts when the client cancels the request. */
  signal: AbortSignal;
}

type Reply = Response | ((request: Received) => Response | Promise<Response>);

/** A JSON response. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** No response: the connection breaks. */
export function broken(): Response {
  return HttpResponse.error();
}

/** An API at the network for the tests of one file; a request that no test set up fails. */
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
    /** Requests in the order they arrived. */
    received,
    /** Sets the replies to the calls of a path, in order; the last one is repeated. */
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
