import type { ApiClient } from '../client/call.ts';
import type { StoredEntity } from '../description/define-entity.ts';
import { isNumber } from '../description/field.ts';

/**
 * Returns a function that completes the values of a form to the body of a creation: every field that the contract names,
 * with the company of the session. Amounts that the server sets itself start at 0.
 */
export function creationBody({ fields }: Pick<StoredEntity, 'fields'>) {
  return (values: object, companyId: string, { can }: Pick<ApiClient, 'can'>): object =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { kind, input, needs, nullable, optional }]) => {
        if (input === 'none' || input === 'update' || (needs && !can(needs))) return [];
        if (kind === 'company') return [[name, companyId]];
        const value: unknown = Reflect.get(values, name);
        if (optional && !nullable && (value === undefined || value === '')) return [];
        return [[name, value ?? (isNumber(kind) ? (nullable ? null : input ? 0 : '') : '')]];
      }),
    );
}
