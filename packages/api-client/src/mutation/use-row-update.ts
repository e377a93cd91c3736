import { useMemo } from 'react';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient, ApiResponse } from '../client/call.ts';
import type { StoredEntity } from '../entity/define-entity.ts';
import { isNumber } from '../entity/field.ts';
import { originalOf } from '../entity/row.ts';
import { useApiMutation, type ApiMutation } from './use-api-mutation.ts';

/**
 * The whole row as an update sends it: the changed values of a form, every other one as the row had it, since a server of
 * the bare contract writes what it is sent. A password that the row lacks is sent only if one was typed.
 */
function updatedRow(
  { fields }: Pick<StoredEntity, 'fields'>,
  values: object,
  row: object,
  changed: readonly string[],
  client: ApiClient,
): Record<string, unknown> {
  const original = originalOf(row);
  const body: Record<string, unknown> = {};
  for (const [name, { kind, input, needs }] of Object.entries(fields)) {
    if (input === 'none' || input === 'create' || (needs && !client.can(needs))) continue;
    // The contract has amounts and counts as numbers.
    const kept = isNumber(kind) ? row : original;
    const value: unknown = Reflect.get(changed.includes(name) ? values : kept, name);
    if (kind !== 'secret') body[name] = value ?? (kind === 'company' ? client.companyId() : null);
    else if (value) body[name] = value;
  }
  return body;
}

/** The changed values as the row has them, which the server compares with the present ones. */
function seenValues(
  { fields }: Pick<StoredEntity, 'fields'>,
  row: object,
  changed: readonly string[],
): Record<string, unknown> {
  const original = originalOf(row);
  const isCompared = (name: string) => name in original && fields[name]?.kind !== 'secret';
  return Object.fromEntries(changed.filter(isCompared).map((name) => [name, Reflect.get(original, name)]));
}

/** Sends a row whole, with the values of a form whose fields `changed` names. */
export type UpdateRow = (values: object, row: object, changed: readonly string[]) => Promise<ApiResponse>;

/**
 * Returns a function that updates a row: sends it whole, with the values of a form whose fields `changed` names. It is
 * undefined when that of `useApiMutation` is.
 */
export function useRowUpdate(
  entity: Pick<StoredEntity, 'fields'>,
  update: ApiMutation<object>,
): UpdateRow | undefined {
  const client = useApiClient();
  const send = useApiMutation(update);
  return useMemo(
    () =>
      send &&
      ((values, row, changed) =>
        send({
          ...updatedRow(entity, values, row, changed, client),
          changed_fields: changed,
          expected_fields: seenValues(entity, row, changed),
        })),
    [entity, send, client],
  );
}
