import { errorOfAnswer, errorOfProblem, toApiError, type ApiError } from './api-error.ts';
import type { ApiResponse, ApiClient, ApiClientOptions, Call, CallOptions } from './call.ts';
import { createExchange } from './exchange.ts';
import { readJson, startTransfer } from './transfer.ts';

const retries = 2;

function isAnswer(body: unknown): body is ApiResponse {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function isStream(data: unknown): data is ReadableStream<Uint8Array<ArrayBuffer>> {
  return data instanceof ReadableStream;
}

/** Whether a moment later it may be well. Not after a time-out: whoever waited that long decides. */
function isPassing(error: ApiError): boolean {
  return error.code === 'network' || error.code === 'unavailable';
}

/** Makes the client. One for a page: language and base address do not change while it is open. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { language } = options;
  const exchange = createExchange(options);
  let endedToken: string | null = null;

  async function once(
    call: Call,
    body: object,
    token: string | null,
    callOptions: CallOptions,
  ): Promise<ApiResponse> {
    const { data, status } = await exchange(call, body, token, callOptions);
    if (status >= 400) throw errorOfAnswer(status, data, language);
    if (!isAnswer(data)) throw errorOfProblem('unreadable', language, status);
    if (data['success'] === false) throw errorOfAnswer(status, data, language);
    return data;
  }

  function isRenewed(token: string | null): boolean {
    const now = options.readToken();
    return now !== null && now !== token;
  }

  function tellEnd(error: ApiError, token: string | null): void {
    // Of calls side by side the first one tells; a token let go of meanwhile needs no telling.
    if (token === null || token === endedToken || token !== options.readToken()) return;
    endedToken = token;
    options.onSessionEnded(error);
  }

  /** Tries as often as a call may be tried. */
  async function persist<Value>(call: Call, attemptBy: (token: string | null) => Promise<Value>) {
    for (let attempt = 0; ; attempt += 1) {
      const token = options.readToken();
      try {
        return await attemptBy(token);
      } catch (thrown) {
        const error = toApiError(thrown, language);
        const isRefused = error.status === 401 || error.status === 403;
        // A token renewed while the call was under way: the refusal was of the old one.
        const again = isRefused ? isRenewed(token) : call.reads && isPassing(error);
        if (isRefused) tellEnd(error, token);
        if (attempt >= retries || !again) throw error;
        if (!isRefused) await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }

  function send(call: Call, body: object = {}, callOptions: CallOptions = {}): Promise<ApiResponse> {
    return persist(call, (token) => once(call, body, token, callOptions));
  }

  return {
    send,
    async request(call, read, body, callOptions) {
      const answer = await send(call, body, callOptions);
      try {
        return read(answer);
      } catch (cause) {
        throw errorOfProblem('unreadable', language, undefined, cause);
      }
    },
    async download(call, receive, body = {}, callOptions = {}) {
      const transfer = startTransfer(language, callOptions.signal);
      const fileOptions = { ...callOptions, signal: transfer.signal, isFile: true };
      return transfer.end(
        persist(call, async (token) => {
          const { data, status } = await exchange(call, body, token, fileOptions);
          if (!isStream(data)) throw errorOfProblem('unreadable', language, status);
          if (status >= 400) throw errorOfAnswer(status, await readJson(data), language);
          return data;
        }).then((content) => receive(transfer.pieces(content))),
      );
    },
  };
}
