import { constraintFields, type StoredEntity } from '@tawseel/api-client/schemas';
import { errorCode } from '../database/start-error.ts';
import { ApiError } from '../errors/api-error.ts';
import type { MessageKey } from '../messages/messages.en.ts';

/** The field that a unique constraint compares, and its message if the general one is too vague. */
interface ConstrainedField {
  field: string;
  message?: MessageKey;
}

export type Constraints = ReadonlyMap<string, ConstrainedField>;

const contactKinds: readonly (string | undefined)[] = ['phone', 'email'];

/** The field of each unique constraint of the entities' tables. */
export function constraintsOf(entities: readonly StoredEntity[]): Constraints {
  return new Map(
    entities.flatMap((entity) =>
      Object.entries(constraintFields(entity)).map(([constraint, field]): [string, ConstrainedField] => {
        const isContact = contactKinds.includes(entity.fields[field]?.kind);
        return [constraint, { field, ...(isContact && { message: 'duplicateContact' }) }];
      }),
    ),
  );
}

const uniqueViolation = '23505';

/** The error of a value that another row has, as an error of its field; every other error is returned unchanged. */
export function fieldErrorOf(error: unknown, constraints: Constraints): unknown {
  if (errorCode(error) !== uniqueViolation) return error;
  const constraint = typeof error === 'object' && error !== null && 'constraint' in error && error.constraint;
  const known = constraints.get(String(constraint));
  if (!known) return error;
  return new ApiError('duplicate', {
    fields: { [known.field]: 'duplicate' },
    ...(known.message && { message: known.message }),
  });
}
