import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient, ApiResponse } from '../client/call.ts';
import type { StoredEntity } from '../description/define-entity.ts';
import { isNumber } from '../description/field.ts';
import { originalOf } from '../description/row.ts';
import { rowUpdate, type ChangedEntity } from './row-calls.ts';
import { useApiMutation, type ToBody } from './use-api-mutation.ts';

/**
 * The whole row as an update sends it: the changed values of a form, every other one as the row had it, since a server of
 * the bare contract writes what it is sent, and the changed ones as the row had them, for a server that compares. A password
 * that the row lacks is sent only if one was typed.
 */
function updatedRow(
  { fields }: Pick<StoredEntity, 'fields'>,
  values: object,
  row: object,
  changed: readonly string[],
  client: ApiClient,
): Record<string, unknown> {
  const original = originalOf(row);
  const seen: Record<string, unknown> = {};
  const body: Record<string, unknown> = { changed_fields: changed, expected_fields: seen };
  for (const [name, { kind, input, needs }] of Object.entries(fields)) {
    if (input === 'none' || input === 'create' || (needs && !client.can(needs))) continue;
    // The contract has amounts and counts as numbers.
    const kept = isNumber(kind) ? row : original;
    const value: unknown = Reflect.get(changed.includes(name) ? values : kept, name);
    if (changed.includes(name) && name in row && kind !== 'secret') seen[name] = Reflect.get(original, name);
    if (kind !== 'secret') body[name] = value ?? (kind === 'company' ? client.companyId() : null);
    else if (value) body[name] = value;
  }
  return body;
}

/** Sends a row whole, with the values of a form whose fields `changed` names. */
export type UpdateRow = (values: object, row: object, changed: readonly string[]) => Promise<ApiResponse>;

/**
 * Returns a function that updates a row: sends it whole, with the values of a form whose fields `changed` names. It is
 * undefined when that of `useApiMutation` is.
 */
export function useRowUpdate(entity: ChangedEntity<'update'>, toBody?: ToBody): UpdateRow | undefined {
  const client = useApiClient();
  const send = useApiMutation(rowUpdate(entity), toBody);
  return send && ((values, row, changed) => send(updatedRow(entity, values, row, changed, client)));
}
