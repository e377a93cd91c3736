import { AxiosError, isCancel } from 'axios';
import * as z from 'zod/mini';
import type { Language } from '@tawseel/i18n';
import { failure, type ErrorCode } from '../schema/response.schema.ts';
import { problemMessage, type Problem } from './problems.ts';

/** What went wrong: the server's own word, or what kept its answer from coming. */
export type ApiErrorCode = ErrorCode | Problem;

/** The one error of the API client; its message is in the user's language, fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Stable word to decide by. */
  readonly code: ApiErrorCode;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** Faulty fields with what is wrong, in the user's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Amounts as they are now, where a change came too late. */
  readonly current: Readonly<Record<string, number>>;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  /** Whether the message is the server's own. */
  readonly fromServer: boolean;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: {
      status?: number | undefined;
      fields?: Record<string, string> | undefined;
      current?: Record<string, number> | undefined;
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
    this.requestId = details.requestId;
    this.fromServer = details.fromServer ?? false;
  }
}

/** The code for a status whose body has none: a server that knows only the contract, or a proxy before it. */
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

/** The error for a failed answer, or for a body with `success: false`. */
export function errorOfAnswer(status: number, body: unknown, language: Language): ApiError {
  const full = z.safeParse(failure, body);
  if (full.success) {
    const { code, message, ...details } = full.data;
    return new ApiError(code, message, { ...details, status, fromServer: true });
  }
  const plain = z.safeParse(contractFailure, body);
  const message = plain.success ? plain.data.message : undefined;
  const code = codeOfStatus(status);
  const words = problemMessage(code === 'unavailable' ? 'network' : 'unreadable', language);
  return new ApiError(code, message || words, { status, fromServer: Boolean(message) });
}

/** The error for an answer that did not come, or that is useless. */
export function errorOfProblem(
  problem: Problem,
  language: Language,
  status?: number,
  cause?: unknown,
): ApiError {
  return new ApiError(problem, problemMessage(problem, language), { status, cause });
}

/** Turns whatever axios throws into an `ApiError`. */
export function toApiError(error: unknown, language: Language): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AxiosError && error.response) {
    return errorOfAnswer(error.response.status, error.response.data, language);
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
