import type { ErrorCode } from '@tawseel/api-client/schemas';
import type { MessageKey } from '../messages/messages.en.ts';

const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorised: 401,
  suspended: 403,
  not_found: 404,
  duplicate: 409,
  changed: 409,
  in_use: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

const messageOf: Record<ErrorCode, MessageKey> = {
  invalid: 'invalid',
  unauthorised: 'unauthorised',
  suspended: 'suspended',
  not_found: 'notFound',
  duplicate: 'duplicate',
  changed: 'changed',
  in_use: 'changed',
  too_large: 'tooLarge',
  wrong_type: 'wrongType',
  too_many: 'tooMany',
  internal: 'internal',
  unavailable: 'unavailable',
};

interface FaultDetails {
  /** What to say, where the code's own message says too little. */
  message?: MessageKey;
  values?: Record<string, string | number>;
  /** Amounts that the message names, in fils; written as JD. */
  amounts?: Record<string, number>;
  /** Statuses that the message names, said in the reader's words. */
  statuses?: Record<string, string>;
  /** Faulty field -> fault key such as `required`. */
  fields?: Record<string, string>;
  /** Values as they are now, for a change that came too late. */
  current?: Record<string, number>;
  /** Whether a deleted record has the key, and can be restored. */
  restorable?: boolean;
  retryAfterSeconds?: number;
}

/** A request that cannot be done, as it will be answered. */
export class ApiError extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: FaultDetails & { message: MessageKey };

  constructor(code: ErrorCode, details: FaultDetails = {}) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.details = { ...details, message: details.message ?? messageOf[code] };
  }
}

/** Not there, or another company's: the answer is the same. */
export function notFound(): ApiError {
  return new ApiError('not_found');
}

/** A request that cannot be read at all. */
export function malformed(): ApiError {
  return new ApiError('invalid', { message: 'malformed' });
}

/** A value that another record has. */
export function duplicate(field: string): ApiError {
  return new ApiError('duplicate', { fields: { [field]: 'duplicate' } });
}

/** Values that are not accepted: field -> fault key. */
export function invalid(fields: Record<string, string>): ApiError {
  return new ApiError('invalid', { fields });
}
