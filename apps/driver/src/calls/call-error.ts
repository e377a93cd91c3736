import type { ErrorCode } from '@tawseel/api-client/schemas';

/** An error of a call; `network` if there was no response that could be read. Its message is in the driver's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | 'network';
  readonly status: number | undefined;
  /** Message of each invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode | 'network',
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
}
