/** An error of a call. Its message is in the driver's language and can be shown. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The server's code of the error; `network` without a response that could be read. */
  readonly code: string;
  readonly status: number | undefined;
  /** Message of each invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: string,
    message: string,
    details: {
      status?: number | undefined;
      fields?: Readonly<Record<string, string>> | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
  }

  /** Whether the server read the request and will never accept it. A server of another release may lack the call (404). */
  get isRejection(): boolean {
    return this.status === 400 || this.status === 409 || this.status === 413 || this.status === 422;
  }

  /** Whether the session has ended. */
  get isRefusal(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
