import { readAccount } from '../accounts/read-account.ts';
import { errorOfResponse, errorOfProblem, toApiError, type ApiError } from './api-error.ts';
import type { ApiResponse, ApiClient, ApiClientOptions, Call, CallOptions } from './call.ts';
import { createExchange } from './exchange.ts';
import { permittedBy } from './permitted.ts';

const retries = 2;

function isResponse(body: unknown): body is ApiResponse {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Whether a body is the page of a proxy instead of a response of the API, or JSON that was cut off. */
function isBroken(data: unknown): boolean {
  return typeof data === 'string' && /^\s*([{[]|<(!doctype|html))/i.test(data);
}

function isStream(data: unknown): data is ReadableStream<Uint8Array<ArrayBuffer>> {
  return data instanceof ReadableStream;
}

/** Whether a retry may succeed. After a time-out the user decides: they have waited long enough. */
function isTransient(error: ApiError): boolean {
  return error.code === 'network' || error.code === 'unavailable';
}

/** Creates the client of a page; language and base address do not change while the page is open. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { language } = options;
  const exchange = createExchange(options);
  let endedToken: string | null = null;

  async function once(
    call: Call,
    body: object | null,
    token: string | null,
    callOptions: CallOptions,
  ): Promise<ApiResponse> {
    const { data, status } = await exchange(call, body, token, callOptions);
    if (status >= 400) throw errorOfResponse(status, data, language);
    if (isBroken(data)) throw errorOfProblem('unreadable', language, status);
    if (!isResponse(data)) return {};
    if (data['success'] === false) throw errorOfResponse(status, data, language);
    return data;
  }

  function isRenewed(token: string | null): boolean {
    const now = options.readToken();
    return now !== null && now !== token;
  }

  function reportEnd(error: ApiError, token: string | null): void {
    // Of parallel calls the first one reports; a token that the page has dropped needs no report.
    if (token === null || token === endedToken || token !== options.readToken()) return;
    endedToken = token;
    options.onSessionEnded(error);
  }

  /** Sends a call and retries it as often as it may be retried. */
  async function withRetries<Value>(
    call: Call,
    attemptBy: (token: string | null) => Promise<Value>,
    isAhead = false,
  ) {
    for (let attempt = 0; ; attempt += 1) {
      const token = options.readToken();
      try {
        return await attemptBy(token);
      } catch (thrown) {
        const error = toApiError(thrown, language);
        const isRefused = error.status === 401 || error.status === 403;
        // The server refused the old token if the page renewed it during the call.
        const again = isRefused ? isRenewed(token) : call.reads && isTransient(error);
        if (isRefused && !isAhead) reportEnd(error, token);
        if (attempt >= retries || !again) throw error;
        if (!isRefused) await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }

  function send(call: Call, body: object | null = {}, callOptions: CallOptions = {}): Promise<ApiResponse> {
    return withRetries(call, (token) => once(call, body, token, callOptions), callOptions.isAhead);
  }

  const can: ApiClient['can'] = (capability) => options.readCapabilities().includes(capability);
  return {
    language,
    can,
    may: (permission) => permittedBy(options.readToken(), can('people'))(permission),
    companyId: options.readCompany,
    companyName: () => readAccount(options.readToken() ?? '')?.companyName ?? '',
    send,
    async request(call, read, body, callOptions) {
      const response = await send(call, body, callOptions);
      try {
        return read(response);
      } catch (cause) {
        throw errorOfProblem('unreadable', language, undefined, cause);
      }
    },
    async download(call, receive, body = {}, callOptions = {}) {
      const { readJson, startTransfer } = await import('./transfer.ts');
      const transfer = startTransfer(language, callOptions.signal);
      const fileOptions = { ...callOptions, signal: transfer.signal, isFile: true };
      return transfer.end(
        withRetries(call, async (token) => {
          const { data, status } = await exchange(call, body, token, fileOptions);
          if (!isStream(data)) throw errorOfProblem('unreadable', language, status);
          if (status >= 400) throw errorOfResponse(status, await readJson(data), language);
          return data;
        }).then((content) => receive(transfer.pieces(content))),
      );
    },
  };
}
