import type { PrefetchRequest } from '../manifest/manifest.schema.ts';

/** A call made before the shell's code was there, waiting for the page that wants it. */
type EarlyCall = { key: string; until: number; response: Promise<Response> };

declare global {
  // The inline script and the bundle share no module; this is the one thing handed from one to the other.
  var tawseelEarlyCalls: EarlyCall[] | undefined;
}

/** How long the answer may take, in milliseconds: as long as any answer. */
const answerDeadline = 30_000;

/** How long the call waits for its page, in milliseconds; later its rows would be old. */
const waitingTime = 30_000;

/** What makes two requests the same one: address, body and whose they are. */
function requestKey(url: string, body: string, token: string): string {
  return `${url} ${body} ${token}`;
}

/** Makes a first data call of a page. The response waits for `takeEarlyCall`. */
export function sendPrefetchRequest(
  apiUrl: string,
  call: PrefetchRequest,
  token: string,
  language: string,
): void {
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
  // A failure is told to whoever takes the response; unclaimed it is nobody's error.
  response.catch(() => undefined);
  const key = requestKey(url, body, token);
  (globalThis.tawseelEarlyCalls ??= []).push({ key, until: Date.now() + waitingTime, response });
}

/** The early response to this very request, once and soon after it was made; undefined when there is none. */
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
