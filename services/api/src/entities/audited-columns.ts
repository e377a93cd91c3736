import { fieldNames, type Field, type StoredEntity } from '@tawseel/api-client/schemas';
import { isMoney } from '../money/fils.ts';

const unloggedKinds: readonly string[] = ['secret', 'image'];

/**
 * The logged columns of a table: neither secrets nor images. Amounts are logged in JD, data of customers apart from the
 * entry.
 */
export function auditedColumns(entity: StoredEntity) {
  const isLogged = (field: Field) =>
    !unloggedKinds.includes(field.kind) && !isMoney(field) && !field.personal;
  const hidden = entity.deletion === 'hide' ? ['deleted_at'] : [];
  const columns = new Set(['company_id', ...fieldNames(entity, isLogged), ...hidden]);
  return {
    columns: [...columns].toSorted(),
    amounts: fieldNames(entity, isMoney).toSorted(),
    personal: fieldNames(entity, (field) => field.personal === true).toSorted(),
  };
}
