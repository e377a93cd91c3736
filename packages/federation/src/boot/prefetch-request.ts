import type { PrefetchRequest } from '../manifest/manifest.schema.ts';

/** A request sent before the shell's code was loaded, for the page that will consume it. */
interface EarlyCall {
  key: string;
  until: number;
  response: Promise<Response>;
}

declare global {
  // The inline script and the bundle share no module, so this variable passes the request between them.
  var tawseelEarlyCalls: EarlyCall[] | undefined;
}

/** Timeout of the response in milliseconds, equal to that of every request. */
const answerDeadline = 30_000;

/** Maximum age of an unused response in milliseconds; older rows would be stale. */
const waitingTime = 30_000;

/** Key of a request: address, body and token. */
function requestKey(url: string, body: string, token: string): string {
  return `${url} ${body} ${token}`;
}

/** Sends the first data request of a page. `takePrefetchedResponse` consumes the response. */
export function sendPrefetchRequest(
  apiUrl: string,
  call: PrefetchRequest,
  token: string,
  language: string,
): Promise<Response> {
  const url = apiUrl + call.path;
  const body = JSON.stringify(call.body);
  const response = fetch(url, {
    method: call.method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    signal: AbortSignal.timeout(answerDeadline),
    ...(call.method === 'POST' ? { body } : {}),
  });
  // The consumer receives a failure; unconsumed it must not become an unhandled rejection.
  response.catch(() => undefined);
  const key = requestKey(url, body, token);
  (globalThis.tawseelEarlyCalls ??= []).push({ key, until: Date.now() + waitingTime, response });
  return response;
}

/** The prefetched response to this request, once and while it is fresh; otherwise undefined. */
export function takePrefetchedResponse(
  url: string,
  body: string,
  token: string,
): Promise<Response> | undefined {
  const calls = globalThis.tawseelEarlyCalls ?? [];
  const at = calls.findIndex(({ key }) => key === requestKey(url, body, token));
  const [early] = at < 0 ? [] : calls.splice(at, 1);
  return early && Date.now() < early.until ? early.response : undefined;
}
