import type { PrefetchRequest } from '../manifest/manifest.schema.ts';

/** A request sent before the shell's code was loaded, for the page that will consume it. */
interface Prefetched {
  key: string;
  until: number;
  response: Promise<Response>;
}

declare global {
  // The inline script and the bundle share no module, so this variable passes the request between them.
  var tawseelPrefetched: Prefetched[] | undefined;
}

/** Timeout of the response in milliseconds, equal to that of every request. */
const responseDeadline = 30_000;

/** Maximum age of an unused response in milliseconds; older rows would be stale. */
const longestAge = 30_000;

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
    signal: AbortSignal.timeout(responseDeadline),
    ...(call.method === 'POST' ? { body } : {}),
  });
  // The consumer receives a failure; unconsumed it must not become an unhandled rejection.
  response.catch(() => undefined);
  const key = requestKey(url, body, token);
  (globalThis.tawseelPrefetched ??= []).push({ key, until: Date.now() + longestAge, response });
  return response;
}

/** The prefetched response to this request, once and while it is fresh; otherwise undefined. */
export function takePrefetchedResponse(
  url: string,
  body: string,
  token: string,
): Promise<Response> | undefined {
  const prefetched = globalThis.tawseelPrefetched ?? [];
  const at = prefetched.findIndex(({ key }) => key === requestKey(url, body, token));
  const [found] = at < 0 ? [] : prefetched.splice(at, 1);
  return found && Date.now() < found.until ? found.response : undefined;
}
