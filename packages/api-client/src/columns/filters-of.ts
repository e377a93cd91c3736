import type { ListFilter } from '@tawseel/ui';
import type { Entity, FilterKind } from '../entity/define-entity.ts';
import { labelKey, valueKeys } from './label-key.ts';

const kinds = { value: 'text', day: 'day', days: 'days' } as const;

/** The filters of a list by its description. `labels` replaces the label of a filter. */
export function filtersOf(
  namespace: string,
  entity: Entity,
  labels: Readonly<Record<string, string>> = {},
): readonly ListFilter[] {
  const filters: Readonly<Record<string, FilterKind>> = entity.list.filters ?? {};
  return Object.entries(filters).map(([name, kind]): ListFilter => {
    const label = labels[name] ?? labelKey(namespace, entity, name);
    if (kind !== 'choice') return { name, kind: kinds[kind], label };
    const options = Object.entries(valueKeys(namespace, entity, name));
    return { name, kind: 'select', label, options: options.map(([value, key]) => ({ value, label: key })) };
  });
}
