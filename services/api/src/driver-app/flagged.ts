import type { EventFlag } from '@tawseel/api-client/driver-app-schemas';
import { errorCode } from '../database/start-error.ts';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../http/to-api-error.ts';
import type { MessageKey } from '../messages/messages.en.ts';

const messages: Readonly<Record<EventFlag, MessageKey>> = {
  ended: 'reportEnded',
  elsewhere: 'reportElsewhere',
  amount: 'reportAmount',
  payment: 'reportPayment',
  unknown: 'reportUnknown',
  unreadable: 'reportUnreadable',
  refused: 'reportRefused',
};

/** Why a report waits for the dispatcher. */
export class Flagged extends Error {
  override readonly name = 'Flagged';
  readonly flag: EventFlag;
  /** What the driver is told. */
  readonly fault: ApiError;

  constructor(flag: EventFlag, fault?: ApiError) {
    super(flag);
    this.flag = flag;
    this.fault = fault ?? new ApiError('changed', { message: messages[flag] });
  }
}

/**
 * The flag of a report that failed.
 *
 * @throws the error itself if the report can succeed when it is sent again
 */
export function flaggedOf(error: unknown): Flagged {
  if (error instanceof Flagged) return error;
  const fault = toApiError(error);
  const isPassing = fault.code === 'unavailable' || /^(40|55)/.test(errorCode(error) ?? '');
  if (isPassing) throw error;
  return new Flagged(fault.code === 'not_found' ? 'unknown' : 'refused', fault);
}
