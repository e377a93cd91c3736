import { fieldNames, type Field, type StoredEntity } from '@tawseel/api-client/schemas';

const unloggedKinds: readonly string[] = ['secret', 'image'];

function isAmount({ kind }: Field) {
  return kind === 'money' || kind === 'signedMoney';
}

/**
 * The logged columns of a table: neither secrets nor images. Amounts are logged in JD, data of customers apart from the
 * entry.
 */
export function auditedColumns(entity: StoredEntity) {
  const isLogged = (field: Field) =>
    !unloggedKinds.includes(field.kind) && !isAmount(field) && !field.personal;
  const hidden = entity.deletion === 'hide' ? ['deleted_at'] : [];
  const columns = new Set(['company_id', ...fieldNames(entity, isLogged), ...hidden]);
  return {
    columns: [...columns].toSorted(),
    amounts: fieldNames(entity, isAmount).toSorted(),
    personal: fieldNames(entity, (field) => field.personal === true).toSorted(),
  };
}
