import axios, { type AxiosInstance } from 'axios';
import { errorOfProblem } from './api-error.ts';
import type { ApiClientOptions, Call, CallOptions } from './call.ts';

/** How long an answer may take, in milliseconds. */
const answerDeadline = 30_000;

/** What came back, whatever it says. */
type RawAnswer = { data: unknown; status: number };

/** With `isFile` the data is the stream of the answer's body, whatever the status; it may take any time. */
type ExchangeOptions = CallOptions & { isFile?: boolean };

/** Sends a request by a token, once, and resolves to what came back. */
export type Exchange = (
  call: Call,
  body: object,
  token: string | null,
  callOptions: ExchangeOptions,
) => Promise<RawAnswer>;

function createAxios(options: ApiClientOptions): AxiosInstance {
  return axios.create({
    baseURL: options.baseUrl,
    adapter: 'fetch',
    timeout: answerDeadline,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': options.language },
  });
}

/** The answer of a request that was made before the client was there, if it was. */
async function early(
  options: ApiClientOptions,
  call: Call,
  body: object,
  token: string | null,
): Promise<RawAnswer | undefined> {
  if (!token) return undefined;
  try {
    const response = await options.takeEarly?.(options.baseUrl + call.path, JSON.stringify(body), token);
    return response && { data: await response.json(), status: response.status };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw errorOfProblem('timeout', options.language);
    // Asked again in the ordinary way, which tells what is wrong.
    return undefined;
  }
}

/** Makes the exchange of a client: the early response where there is one, axios otherwise. */
export function createExchange(options: ApiClientOptions): Exchange {
  const http = createAxios(options);

  function ordinary(
    call: Call,
    body: object,
    token: string | null,
    callOptions: ExchangeOptions,
  ): Promise<RawAnswer> {
    return http.request<unknown>({
      method: call.method,
      url: call.path,
      data: call.method === 'GET' ? undefined : body,
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      ...(callOptions.credentials ? { withCredentials: true } : {}),
      ...(callOptions.isFile
        ? { responseType: 'stream' as const, timeout: 0, validateStatus: () => true }
        : {}),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(callOptions.idempotencyKey ? { 'Idempotency-Key': callOptions.idempotencyKey } : {}),
      },
    });
  }

  return async (call, body, token, callOptions) =>
    (await early(options, call, body, token)) ?? ordinary(call, body, token, callOptions);
}
