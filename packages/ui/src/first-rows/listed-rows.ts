import type { Field, Fields } from '@tawseel/api-client/schemas';
import { baseAr, baseEn } from '@tawseel/i18n/words';
import { deletedFilter, type ListFilter } from '../list-screen/use-list-state.ts';
import type { Column } from '../table/table.types.ts';
import type { BothLanguages, ListedColumn, ListedFilter, ListedRows } from './first-rows.types.ts';

/** A filter that only some servers have. */
type Filter = Pick<ListFilter, 'kind' | 'label'> & { needs?: string };

interface Described<Row> {
  /** Description of the rows: which of their fields a person may see. */
  entity: { readonly fields: Fields };
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
}

interface Options extends Pick<ListedRows, 'isSelectable' | 'actions' | 'quickActions' | 'change'> {
  /** Whether those who may change rows can show the deleted ones. */
  hasDeleted?: boolean;
}

/** Translations of a feature in both languages: texts, nested by the parts of their keys. */
interface Words {
  en: object;
  ar: object;
}

/** @throws Error without such a text */
function textOf(words: object, base: object, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  let found: unknown = namespace === 'base' ? base : words;
  for (const part of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  if (typeof found !== 'string') throw new Error(`No translation of ${key}`);
  return found;
}

/**
 * Writes columns and filters of a list as plain data, for the rows that the HTML shows before any code has arrived.
 *
 * @param words Translations of the feature: labels and known values become texts.
 * @throws Error that names a key without a translation
 */
export function listedRows<Row>(
  words: Words,
  { entity, columns, filters = [] }: Described<Row>,
  { hasDeleted = false, ...options }: Options = {},
): ListedRows {
  const { change } = options;
  const both = (key: string): BothLanguages => ({
    en: textOf(words.en, baseEn, key),
    ar: textOf(words.ar, baseAr, key),
  });
  const listed = columns.map((column): ListedColumn => {
    const { header, words: known = {}, ...plain } = column;
    const { see, needs }: Partial<Field> = entity.fields[plain.key] ?? {};
    const texts = Object.entries(known).map(([value, key]) => [value, both(key)] as const);
    return {
      ...plain,
      header: both(header),
      ...(texts.length > 0 && { words: Object.fromEntries(texts) }),
      ...(see && { see }),
      ...(needs && { needs }),
    };
  });
  const offered = filters.map(({ kind, label, needs }): ListedFilter => ({
    kind,
    label: both(label),
    ...(needs && { needs }),
  }));
  const { kind, label } = deletedFilter;
  const deleted = { kind, label: both(label), needs: 'deleted', ...(change && { see: change }) };
  return { ...options, columns: listed, filters: [...offered, ...(hasDeleted ? [deleted] : [])] };
}
