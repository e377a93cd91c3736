import { columnKind, type Field } from '@tawseel/api-client/schemas';

/** Types of columns as PostgreSQL names them, by the field kinds that they store. The first is that of a new column. */
const types = {
  text: ['text', 'uuid'],
  money: ['bigint'],
  number: ['numeric(15,3)'],
  integer: ['integer', 'bigint'],
  day: ['date'],
  moment: ['timestamp with time zone'],
  json: ['jsonb'],
} as const;

const defaults: Readonly<Record<string, string>> = {
  bigint: '0',
  'numeric(15,3)': '0',
  integer: '0',
  date: 'current_date',
  'timestamp with time zone': 'now()',
};

function typesOf(field: Field): readonly string[] {
  const kind = columnKind(field);
  switch (kind) {
    case 'text?':
      return types.text;
    case 'moment?':
      return types.moment;
    case 'json?':
      return types.json;
    default:
      return types[kind];
  }
}

/** Whether a column of the type can hold the field. */
export function holds(type: string, isNullable: boolean, field: Field): boolean {
  return typesOf(field).includes(type) && isNullable === (field.nullable === true);
}

/** The definition of the field's column in a new table. */
export function columnDefinition(name: string, field: Field): string {
  return `${name} ${typesOf(field)[0] ?? 'text'}${field.nullable ? '' : ' not null'}`;
}

/** The definition of the field's column in a table that has rows. */
export function addedColumnDefinition(name: string, field: Field): string {
  if (field.nullable) return columnDefinition(name, field);
  const value = field.values?.[0] ?? '';
  return `${columnDefinition(name, field)} default ${defaults[typesOf(field)[0] ?? ''] ?? `'${value}'`}`;
}
