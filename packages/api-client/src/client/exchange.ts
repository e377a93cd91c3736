import axios, { type AxiosInstance } from 'axios';
import { errorOfProblem } from './api-error.ts';
import type { ApiClientOptions, Call, CallOptions } from './call.ts';

/** Time limit of a response, in milliseconds. */
const responseTimeout = 30_000;

/** A response of any status. */
interface RawResponse {
  data: unknown;
  status: number;
}

/** With `isFile`, the data is the body as a stream, for any status and without a time limit. */
type ExchangeOptions = CallOptions & { isFile?: boolean };

/** Sends a request once, with a token, and resolves to its response. */
export type Exchange = (
  call: Call,
  body: object | null,
  token: string | null,
  callOptions: ExchangeOptions,
) => Promise<RawResponse>;

function createAxios(options: ApiClientOptions): AxiosInstance {
  return axios.create({
    baseURL: options.baseUrl,
    adapter: 'fetch',
    // The token identifies the caller, not a cookie.
    withXSRFToken: false,
    timeout: responseTimeout,
    headers: {
      'Accept-Language': options.language,
      // Axios would set its own, which the CORS of another origin does not allow.
      'User-Agent': false,
    },
  });
}

/** Creates the exchange of a client: it takes the response of a prefetch request if there is one, and uses axios otherwise. */
export function createExchange(options: ApiClientOptions): Exchange {
  const http = createAxios(options);

  function ordinary(
    call: Call,
    body: object | null,
    token: string | null,
    callOptions: ExchangeOptions,
  ): Promise<RawResponse> {
    return http.request<unknown>({
      method: call.method,
      url: call.path,
      data: call.method === 'GET' ? undefined : (body ?? undefined),
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      ...(callOptions.credentials ? { withCredentials: true } : {}),
      ...(callOptions.isFile
        ? { responseType: 'stream' as const, timeout: 0, validateStatus: () => true }
        : {}),
      headers: {
        ...options.traceHeaders?.(),
        // Servers refuse an empty body that is declared as JSON.
        'Content-Type': body ? 'application/json' : false,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(callOptions.idempotencyKey ? { 'Idempotency-Key': callOptions.idempotencyKey } : {}),
      },
    });
  }

  return async (call, body, token, callOptions) => {
    const early = token && options.takeEarly?.(options.baseUrl + call.path, JSON.stringify(body), token);
    if (early) {
      try {
        const response = await early;
        return { data: await response.json(), status: response.status };
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError')
          throw errorOfProblem('timeout', options.language);
        // The ordinary request reports the error.
      }
    }
    return ordinary(call, body, token, callOptions);
  };
}
