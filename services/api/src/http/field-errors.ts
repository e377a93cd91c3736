import { errorCode } from '../database/start-error.ts';
import { Fault } from '../errors/fault.ts';
import type { MessageKey } from '../messages/messages.en.ts';

/** The field that a unique constraint compares, and the message where the general one says too little. */
export interface FieldOfConstraint {
  field: string;
  message?: MessageKey;
}

export type Constraints = ReadonlyMap<string, FieldOfConstraint>;

const uniqueViolation = '23505';

/** The error of a value that another row has, as an error of its field; every other error is returned unchanged. */
export function fieldErrorOf(error: unknown, constraints: Constraints): unknown {
  if (errorCode(error) !== uniqueViolation) return error;
  const constraint = typeof error === 'object' && error !== null && 'constraint' in error && error.constraint;
  const known = constraints.get(String(constraint));
  if (!known) return error;
  return new Fault('duplicate', {
    fields: { [known.field]: 'duplicate' },
    ...(known.message && { message: known.message }),
  });
}
