import type { StoredEntity } from '@tawseel/api-client/schemas';
import { auditedColumns } from './audited-columns.ts';
import { columnDefinition } from './column-type.ts';
import { listOf, statement } from './migration-lines.ts';
import { searchParts } from './search-parts.ts';

const rights = {
  hide: 'select, insert, update',
  history: 'select, insert, update, delete',
  none: 'select, insert, update, delete',
} as const;

/** The line that writes a table's changes to the audit log. */
export function auditLine(entity: StoredEntity): string {
  const { columns, amounts, personal } = auditedColumns(entity);
  const apart = personal.length > 0 ? `, personal: ${listOf(personal)}` : '';
  const lists = `key: ${listOf(entity.key)}, columns: ${listOf(columns)}, amounts: ${listOf(amounts)}${apart}`;
  return `await auditRows(db, { table: '${entity.table}', entity: '${entity.name}', ${lists} });`;
}

/** The line that creates the index of a unique field. */
export function uniqueIndexLine({ table, fields, deletion }: StoredEntity, name: string): string {
  const value = fields[name]?.kind === 'email' ? `lower(${name})` : name;
  const where = deletion === 'hide' ? ' where deleted_at is null' : '';
  return statement(`create unique index ${table}_${name} on ${table} (company_id, ${value})${where}`);
}

/** The line that creates the index of the order in which a list shows its rows, or its deleted rows. */
export function orderIndexLine({ table, key, deletion, list }: StoredEntity, rows?: 'deleted'): string {
  const column = list.sort.replace(/^-/, '');
  const columns = [...new Set(['company_id', column, ...key])].join(', ');
  const name = `${table}_${rows ?? column}`;
  const where = deletion === 'hide' ? ` where deleted_at is ${rows ? 'not null' : 'null'}` : '';
  return statement(`create index ${name} on ${table} (${columns})${where}`);
}

/** The lines of a migration that creates the table of a description with everything that depends on it. */
export function newTable(entity: StoredEntity): string[] {
  const { table, key, fields, deletion } = entity;
  const stored = Object.entries(fields).filter(([name]) => name !== 'company_id');
  const hidden = deletion === 'hide';
  const definitions = [
    'company_id text not null references companies',
    ...stored.map(([name, field]) => columnDefinition(name, field)),
    ...(hidden ? ['deleted_at timestamptz'] : []),
    `\${searchColumn(${listOf(searchParts(entity))})}`,
    `primary key (${['company_id', ...key].join(', ')})`,
    ...stored.flatMap(([name, { references }]) =>
      references ? [`foreign key (company_id, ${name}) references ${references}`] : [],
    ),
  ];
  return [
    statement(`create table ${table} (${definitions.join(',\n')})`),
    orderIndexLine(entity),
    ...(hidden ? [orderIndexLine(entity, 'deleted')] : []),
    `await indexSearch(db, '${table}');`,
    ...stored.flatMap(([name, { unique }]) => (unique ? [uniqueIndexLine(entity, name)] : [])),
    `await isolateTenants(db, '${table}', '${rights[deletion ?? 'none']}');`,
    `await listRows(db, '${table}');`,
    `await countRows(db, '${table}', '${table}'${hidden ? `, { counted: 'deleted_at is null' }` : ''});`,
    auditLine(entity),
  ];
}
