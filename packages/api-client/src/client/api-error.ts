import { AxiosError, isCancel } from 'axios';
import * as z from 'zod/mini';
import type { Language } from '@tawseel/i18n';
import { failure, type ErrorCode } from '../wire/failure.schema.ts';
import type { FieldValues } from '../wire/field-values.schema.ts';
import { problemMessage, type Problem } from './problems.ts';

/** Code of the server's error, or of the problem that prevented a response. */
export type ApiErrorCode = ErrorCode | Problem;

/** The one error of the API client; its message is in the user's language and can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Stable identifier of the error. */
  readonly code: ApiErrorCode;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Message of each invalid field, in the user's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Present amounts, if the mutation was based on older ones. */
  readonly current: Readonly<Record<string, number>>;
  /** Present values of the fields that the mutation changes, if it was based on older ones. */
  readonly present?: FieldValues | undefined;
  /** Whether a deleted record has the key of the refused creation, and can be restored. */
  readonly restorable: boolean;
  /** The proof that the server requires of the person; see `readFactorRequest`. */
  readonly factor: unknown;
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined;
  /** Whether the message comes from the server. */
  readonly fromServer: boolean;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: {
      status?: number | undefined;
      fields?: Readonly<Record<string, string>> | undefined;
      current?: Readonly<Record<string, number>> | undefined;
      present?: FieldValues | undefined;
      restorable?: boolean | undefined;
      factor?: unknown;
      requestId?: string | undefined;
      fromServer?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.current = details.current ?? {};
    this.present = details.present;
    this.restorable = details.restorable ?? false;
    this.factor = details.factor;
    this.requestId = details.requestId;
    this.fromServer = details.fromServer ?? false;
  }

  /** Whether the server rejected the request with a reason; otherwise it failed, or sent no response. */
  get isRejection(): boolean {
    return this.status !== undefined && this.status < 500;
  }

  /** The same error with the text of a screen. */
  withMessage(message: string): ApiError {
    return Object.assign(new ApiError(this.code, message), this);
  }
}

/** Waits for a call; if it fails, its error gets the text of the screen. */
export function withMessage<Value>(
  call: Promise<Value>,
  messageOf: (error: ApiError) => string,
): Promise<Value> {
  return call.catch((error: unknown) => {
    throw error instanceof ApiError ? error.withMessage(messageOf(error)) : error;
  });
}

/** The code for a response without one: from a server of the bare contract, or from a proxy. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthorised';
  if (status === 403) return 'suspended';
  if (status === 404) return 'not_found';
  if (status === 409) return 'duplicate';
  if (status === 413) return 'too_large';
  if (status === 429) return 'too_many';
  if (status >= 502) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid';
}

const contractFailure = z.object({ message: z.optional(z.string()) });

/** The error of a failed response, or of a body with `success: false`. */
export function errorOfResponse(status: number, body: unknown, language: Language): ApiError {
  const full = z.safeParse(failure, body);
  if (full.success) {
    const { code, message, ...details } = full.data;
    return new ApiError(code, message, { ...details, status, fromServer: true });
  }
  const plain = z.safeParse(contractFailure, body);
  const message = plain.success ? plain.data.message : undefined;
  const code = codeOfStatus(status);
  const ownMessage = problemMessage(code === 'unavailable' ? 'network' : 'unreadable', language);
  return new ApiError(code, message || ownMessage, { status, fromServer: Boolean(message) });
}

/** The error of a call without a usable response. */
export function errorOfProblem(
  problem: Problem,
  language: Language,
  status?: number,
  cause?: unknown,
): ApiError {
  return new ApiError(problem, problemMessage(problem, language), { status, cause });
}

/** Converts an error of axios to an `ApiError`. */
export function toApiError(error: unknown, language: Language): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AxiosError && error.response) {
    return errorOfResponse(error.response.status, error.response.data, language);
  }
  return errorOfProblem(problemOf(error), language, undefined, error);
}

function problemOf(error: unknown): Problem {
  if (isCancel(error)) return 'cancelled';
  if (!(error instanceof AxiosError)) return 'unreadable';
  return error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT
    ? 'timeout'
    : 'network';
}
