import type { Language } from '@tawseel/i18n';
import type { ApiError } from './api-error.ts';

/** A call of the contract. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** It changes nothing, so it is tried again when the server was out of reach. */
  reads?: boolean;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Names this change, so that repeating it after a lost answer changes nothing twice. */
  idempotencyKey?: string | undefined;
  /** Send the API's cookies too, also to another origin. */
  credentials?: boolean | undefined;
};

/** A successful answer's body. */
export type Answer = Readonly<Record<string, unknown>>;

/** The authenticated client that the shell makes and features use; it holds no token that they could read. */
export type ApiClient = {
  /** @throws ApiError */
  send(call: Call, body?: object, options?: CallOptions): Promise<Answer>;
  /**
   * Sends a call and takes from its answer what `read` makes of it.
   *
   * @throws ApiError, `unreadable` where `read` throws
   */
  ask<Value>(
    call: Call,
    read: (answer: Answer) => Value,
    body?: object,
    options?: CallOptions,
  ): Promise<Value>;
  /**
   * Asks for a file and takes from it what `receive` makes of its content, piece by piece as it comes.
   *
   * @throws ApiError; `timeout` where nothing comes for a while, `unreadable` where `receive` throws
   */
  download<Value>(
    call: Call,
    receive: (content: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<Value>,
    body?: object,
    options?: CallOptions,
  ): Promise<Value>;
};

export type ApiClientOptions = {
  /** Base address from the run-time configuration. */
  baseUrl: string;
  /** Language of messages, the server's and the client's own. */
  language: Language;
  /** Token to send, null when signed out. */
  readToken(): string | null;
  /** Told once when an answer says that the token's session is over (401 or 403); the client itself goes nowhere. */
  onSessionEnded(error: ApiError): void;
  /** The response to this very request, by this token, where it was made before this client was there. */
  takeEarly?(url: string, body: string, token: string): Promise<Response> | undefined;
};
