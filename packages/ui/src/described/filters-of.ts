import { labelKey, valueKeys } from '@tawseel/api-client';
import type { Entity, Fields, FilterKind } from '@tawseel/api-client/schemas';
import type { ListFilter } from '../list-screen/use-list-state.ts';
import { loadChoices } from './load-choices.ts';

/** The filters of a list by its description. `labels` replaces the label of a filter. */
export function filtersOf(
  namespace: string,
  entity: Entity,
  labels: Readonly<Record<string, string>> = {},
): readonly ListFilter[] {
  const fields: Fields = entity.fields;
  const filters: Readonly<Record<string, FilterKind>> = entity.list.filters ?? {};
  return Object.entries(filters).flatMap(([name, kind]): readonly ListFilter[] => {
    const label = labels[name] ?? labelKey(namespace, entity, name);
    if (kind === 'day' || kind === 'days') return [{ name, kind, label }];
    const choices = fields[name] && loadChoices(fields[name]);
    if (choices) return [{ name, kind: 'choice', label, choices }];
    const options = Object.entries(valueKeys(namespace, entity, name));
    return options.length > 0
      ? [{ name, kind: 'select', label, options: options.map(([value, key]) => ({ value, label: key })) }]
      : [];
  });
}
