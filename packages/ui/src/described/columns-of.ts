import { isSortable, labelKey, valueKeys } from '@tawseel/api-client';
import type { ColumnOf, Field, FieldKind, Fields, Row } from '@tawseel/api-client/schemas';
import type { Column, ColumnKind } from '../table/table.types.ts';

interface Described {
  readonly name: string;
  readonly fields: Fields;
}

/** Formats of the kinds that are not formats themselves. */
const kinds: Readonly<Partial<Record<FieldKind, ColumnKind>>> = {
  company: 'id',
  reference: 'id',
  email: 'id',
  signedMoney: 'money',
  quantity: 'number',
  wholeNumber: 'number',
  day: 'date',
  moment: 'date',
  choice: 'status',
};

/** Overrides of the columns that the description gives, by name. */
type ColumnLooks<One extends Described> = {
  readonly [Name in ColumnOf<One>]?: Partial<Omit<Column<Row<One>>, 'key'>>;
};

/** Columns of a table by the description of its rows: header, format, alignment, values and whether they can be sorted. */
export function columnsOf<const One extends Described>(
  namespace: string,
  entity: One,
  names: readonly ColumnOf<One>[],
  looks?: ColumnLooks<One>,
): readonly Column<Row<One>>[];
export function columnsOf(
  namespace: string,
  entity: Described,
  names: readonly string[],
  looks: Readonly<Record<string, object | undefined>> = {},
): unknown {
  return names.map((key) => {
    const field: Field = entity.fields[key] ?? { kind: 'text' };
    const words = valueKeys(namespace, entity, key);
    return {
      key,
      header: labelKey(namespace, entity, key),
      kind: field.serial ? 'id' : (kinds[field.kind] ?? field.kind),
      isSortable: isSortable(field),
      words,
      ...(field.nameAs && { nameKey: field.nameAs }),
      ...looks[key],
    };
  });
}
