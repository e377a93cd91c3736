import type { StoredEntity } from '@tawseel/api-client/schemas';
import { auditedColumns } from './audited-columns.ts';
import { addedColumnDefinition, holds } from './column-type.ts';
import { listOf, statement } from './migration-lines.ts';
import { auditLine, newTable, orderIndexLine, uniqueIndexLine } from './new-table.ts';
import { searchParts } from './search-parts.ts';
import { columnsOf, hasLine } from './table-lines.ts';

/** A difference between a description and its table, with the lines of a migration that removes it. */
export interface Gap {
  what: string;
  lines: readonly string[];
}

type Schema = readonly string[];

/** Tables that only the system writes to: their search, audit and views are written by hand. */
const handWritten: ReadonlySet<string> = new Set(['companies', 'audit', 'contract_evidence']);

function columnGaps({ table, fields, deletion }: StoredEntity, schema: Schema): Gap[] {
  const columns = columnsOf(schema, table);
  const hidden: StoredEntity['fields'] =
    deletion === 'hide' ? { deleted_at: { kind: 'moment', nullable: true } } : {};
  const described = { ...fields, ...hidden };
  const undescribed = [...columns.keys()].filter(
    (name) => !(name in described) && name !== 'company_id' && name !== 'search_text',
  );
  return [
    ...Object.entries(described).flatMap(([name, field]): Gap[] => {
      const column = columns.get(name);
      if (column && holds(column.type, column.isNullable, field)) return [];
      if (column) return [{ what: `${table}.${name} cannot hold its field`, lines: [] }];
      const added = `alter table ${table} add column ${addedColumnDefinition(name, field)}`;
      return [{ what: `${table}.${name} is missing`, lines: [statement(added)] }];
    }),
    ...undescribed.map((name) => ({
      what: `${table}.${name} is not described`,
      lines: [statement(`alter table ${table} drop column ${name} cascade`)],
    })),
  ];
}

function uniqueGaps(entity: StoredEntity, schema: Schema): Gap[] {
  const { table, fields } = entity;
  return Object.entries(fields).flatMap(([name, { unique }]) =>
    !unique || hasLine(schema, `index CREATE UNIQUE INDEX ${table}_${name} ON ${table} `)
      ? []
      : [{ what: `the index ${table}_${name} is missing`, lines: [uniqueIndexLine(entity, name)] }],
  );
}

/** A list whose order has no index sorts the whole table for each page. */
function orderGaps(entity: StoredEntity, schema: Schema): Gap[] {
  const { table, list, key } = entity;
  const column = list.sort.replace(/^-/, '');
  const columns = [...new Set(['company_id', column, ...key])].join(', ');
  const isIndexed = schema.some(
    (line) =>
      /^index CREATE (UNIQUE )?INDEX /.test(line) && line.includes(` ON ${table} USING btree (${columns}`),
  );
  return isIndexed
    ? []
    : [{ what: `the list of ${table} has no index of its order`, lines: [orderIndexLine(entity)] }];
}

/** A part of the search as PostgreSQL prints it. */
function printed(part: string) {
  const [value = '', cast] = part.split('::');
  return `COALESCE(${cast ? `(${value})::${cast}` : value}, ''::text)`;
}

function searchGaps(entity: StoredEntity, schema: Schema): Gap[] {
  const { table } = entity;
  const parts = searchParts(entity);
  const searched = columnsOf(schema, table).get('search_text')?.generated ?? '';
  const isSame =
    searched.split('COALESCE(').length - 1 === parts.length &&
    parts.every((part) => searched.includes(printed(part)));
  const line = `await replaceSearch(db, '${table}', ${listOf(parts)});`;
  return isSame ? [] : [{ what: `the search of ${table} differs`, lines: [line] }];
}

/** Fields that the line of a view does not name. */
function viewColumnGaps({ table, fields }: StoredEntity, schema: Schema, start: string): Gap[] {
  const view = schema.find((line) => line.startsWith(start));
  if (view === undefined) return [];
  const missing = Object.keys(fields).filter((name) => !new RegExp(`\\b${name}\\b`).test(view));
  return missing.map((name) => ({ what: `${table}.${name} is missing`, lines: [] }));
}

/** A view has the columns that its table had when it was created; replacing the search drops it. */
function viewGaps(entity: StoredEntity, schema: Schema, isTableChanged: boolean): Gap[] {
  const { table } = entity;
  const start = `view listed_${table}, `;
  const isWhole = viewColumnGaps(entity, schema, start).length === 0;
  if (!hasLine(schema, start) || (isWhole && !isTableChanged)) return [];
  return [
    { what: `the view of ${table} lacks columns`, lines: [`await refreshListedView(db, '${table}');`] },
  ];
}

function auditGaps(entity: StoredEntity, schema: Schema): Gap[] {
  const { table, name, key } = entity;
  const { columns, amounts, personal } = auditedColumns(entity);
  const named = [key, columns, amounts, ...(personal.length > 0 ? [personal] : [])];
  const lists = named.map((names) => `'{${names.join(',')}}'`).join(', ');
  const isSame = schema.some(
    (line) =>
      line.includes(` ON ${table} FOR EACH ROW `) && line.endsWith(`audit_change('${name}', ${lists})`),
  );
  return isSame ? [] : [{ what: `the audited columns of ${table} differ`, lines: [auditLine(entity)] }];
}

function isolationGaps({ table }: StoredEntity, schema: Schema): Gap[] {
  const needed = [
    `table ${table}, owned by owner, row-level security forced`,
    `policy ${table}.company_rows permissive for * to public using (company_id = current_setting('app.company_id'`,
    `grant on ${table} to tawseel_app: `,
  ];
  return needed.every((start) => hasLine(schema, start))
    ? []
    : [{ what: `${table} does not isolate tenants`, lines: [] }];
}

/**
 * Compares a description with the schema that the migrations create.
 *
 * @param schema The lines of expected-schema.json.
 */
export function schemaGaps(entity: StoredEntity, schema: Schema): Gap[] {
  const { table } = entity;
  if (hasLine(schema, `view ${table}, `)) return viewColumnGaps(entity, schema, `view ${table}, `);
  if (columnsOf(schema, table).size === 0)
    return [{ what: `the table ${table} is missing`, lines: newTable(entity) }];
  const columns = columnGaps(entity, schema);
  const isolation = isolationGaps(entity, schema);
  if (handWritten.has(table)) return [...columns, ...isolation];
  const search = searchGaps(entity, schema);
  const isTableChanged = columns.length + search.length > 0;
  return [
    ...columns,
    ...uniqueGaps(entity, schema),
    ...orderGaps(entity, schema),
    ...search,
    ...viewGaps(entity, schema, isTableChanged),
    ...auditGaps(entity, schema),
    ...isolation,
  ];
}
