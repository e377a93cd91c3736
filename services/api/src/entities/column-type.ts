import { columnKind, type ColumnKind, type Field } from '@tawseel/api-client/schemas';

const moment = ['timestamp with time zone'];
const text = ['text'];

/** Types that hold each kind, as PostgreSQL names them. The first is that of a new column. */
const types: Readonly<Record<ColumnKind, readonly string[]>> = {
  text,
  'text?': text,
  money: ['bigint'],
  number: ['numeric(15,3)'],
  integer: ['integer', 'bigint'],
  day: ['date'],
  moment,
  'moment?': moment,
  'json?': ['jsonb'],
};

const defaults: Readonly<Record<string, string>> = {
  bigint: '0',
  'numeric(15,3)': '0',
  integer: '0',
  date: 'current_date',
  'timestamp with time zone': 'now()',
};

function typesOf(field: Field) {
  return types[columnKind(field)];
}

/** Whether a column of the type can hold the field. */
export function holds(type: string, isNullable: boolean, field: Field): boolean {
  return typesOf(field).includes(type) && isNullable === (field.nullable === true);
}

function definition(name: string, field: Field, hasDefault: boolean) {
  const [type = 'text'] = typesOf(field);
  const value = defaults[type] ?? `'${field.values?.[0] ?? ''}'`;
  return `${name} ${type}${field.nullable ? '' : ' not null'}${hasDefault ? ` default ${value}` : ''}`;
}

/** The definition of the field's column in a new table. It has a default if the server sets the value itself. */
export function columnDefinition(name: string, field: Field): string {
  const { kind, input, nullable } = field;
  const isSetByServer = input === 'ignored' || (kind === 'moment' && input === 'none');
  return definition(name, field, isSetByServer && !nullable);
}

/** The definition of the field's column in a table that has rows. */
export function addedColumnDefinition(name: string, field: Field): string {
  return definition(name, field, !field.nullable);
}
