import type { Role } from '@tawseel/api-client/permissions';
import type { ErrorCode, FactorRequest, FieldValues } from '@tawseel/api-client/schemas';
import type { MessageKey } from '../messages/messages.en.ts';

/** HTTP status of each code. */
export const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorised: 401,
  suspended: 403,
  not_found: 404,
  duplicate: 409,
  changed: 409,
  in_use: 409,
  overdrawn: 409,
  opening_missing: 409,
  not_permitted: 409,
  last_owner: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  factor_required: 409,
  factor_stale: 409,
  factor_setup: 409,
  internal: 500,
  payment_undecided: 409,
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
  overdrawn: 'cashBoxShort',
  opening_missing: 'openingMissing',
  not_permitted: 'notPermitted',
  last_owner: 'lastOwner',
  too_large: 'tooLarge',
  wrong_type: 'wrongType',
  too_many: 'tooMany',
  factor_required: 'factorRequired',
  factor_stale: 'factorStale',
  factor_setup: 'factorSetup',
  internal: 'internal',
  payment_undecided: 'paymentUndecided',
  unavailable: 'unavailable',
};

interface FaultDetails {
  /** Message, if that of the code is too general. */
  message?: MessageKey;
  values?: Record<string, string | number>;
  /** Amounts in the message, in fils; shown in JD. */
  amounts?: Record<string, number>;
  /** Statuses in the message, shown in the reader's language. */
  statuses?: Record<string, string>;
  /** Roles in the message, shown in the reader's language. */
  roles?: readonly Role[];
  /** Error key such as `required` by field. */
  fields?: Record<string, string>;
  /** Present amounts, in JD, for an update that conflicts with a concurrent one. */
  current?: Record<string, number>;
  /** Present values of the fields that such an update changes, as lists have them. */
  present?: FieldValues;
  /** Whether a deleted record has the key, and can be restored. */
  restorable?: boolean;
  retryAfterSeconds?: number;
  /** The ways in which the person can prove to be themselves. */
  factor?: FactorRequest;
}

/** An expected failure of a request, with its response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
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

/** Missing, or another company's: the response is the same. */
export function notFound(): ApiError {
  return new ApiError('not_found');
}

/** A malformed request. */
export function malformed(): ApiError {
  return new ApiError('invalid', { message: 'malformed' });
}

/** A duplicate of another record's value. */
export function duplicate(field: string): ApiError {
  return new ApiError('duplicate', { fields: { [field]: 'duplicate' } });
}

/** Rejected values: error key by field. */
export function invalid(fields: Record<string, string>): ApiError {
  return new ApiError('invalid', { fields });
}
