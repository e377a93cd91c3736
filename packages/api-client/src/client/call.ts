import type { Language } from '@tawseel/i18n';
import type { ApiError } from './api-error.ts';
import type { Capability } from './capabilities.ts';

/** A call of the contract. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** It changes nothing, so the client repeats it when the server was unreachable. */
  reads?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Identifies a mutation, so that the server applies a repeated request once. */
  idempotencyKey?: string | undefined;
  /** Sends the cookies of the API, to another origin too. */
  credentials?: boolean | undefined;
  /** Nobody waits for the response: its refusal does not end the session, which that of the next request will. */
  isAhead?: boolean | undefined;
}

/** Body of a successful response. */
export type ApiResponse = Readonly<Record<string, unknown>>;

/** The authenticated client that the shell creates and features use; features cannot read its token. */
export interface ApiClient {
  /** Language of messages and exports. */
  readonly language: Language;
  /** Whether the server has announced an addition to the contract. */
  can(capability: Capability): boolean;
  /** Whether the signed-in person has a permission; nobody has one that this console does not know. */
  may(permission: string): boolean;
  /** Company of the session; empty when signed out. */
  companyId(): string;
  /** Name of the company in the token; empty if it names none. */
  companyName(): string;
  /**
   * Sends a call, without a body if it is `null`. If a successful response is not an object, it resolves to an empty object.
   *
   * @throws ApiError
   */
  send(call: Call, body?: object | null, options?: CallOptions): Promise<ApiResponse>;
  /**
   * Sends a call and resolves to what `read` returns for its response.
   *
   * @throws ApiError, `unreadable` if `read` throws
   */
  request<Value>(
    call: Call,
    read: (response: ApiResponse) => Value,
    body?: object,
    options?: CallOptions,
  ): Promise<Value>;
  /**
   * Downloads a file and resolves to what `receive` returns for its content, which arrives in pieces.
   *
   * @throws ApiError; `timeout` if no piece arrives for a while, `unreadable` if `receive` throws
   */
  download<Value>(
    call: Call,
    receive: (content: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<Value>,
    body?: object,
    options?: CallOptions,
  ): Promise<Value>;
}

export interface ApiClientOptions {
  /** Base address from the run-time configuration. */
  baseUrl: string;
  /** Language of messages, of the server and of the client itself. */
  language: Language;
  /** Token to send, null when signed out. */
  readToken(): string | null;
  /** Company of the session, empty if unknown. */
  readCompany(): string;
  /** Additions to the contract that the server has announced. */
  readCapabilities(): readonly string[];
  /** Called once when a response ends the session of the token (401 or 403); the client itself does not navigate. */
  onSessionEnded(error: ApiError): void;
  /** The response of the prefetch request with this address, body and token, if the page sent one. */
  takeEarly?(url: string, body: string, token: string): Promise<Response> | undefined;
  /** Headers that name the trace of one request. */
  traceHeaders?(): Readonly<Record<string, string>> | undefined;
}
