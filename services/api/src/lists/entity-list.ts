import {
  columnKind,
  columnKinds,
  fieldNames,
  isBlank,
  isColumn,
  isSortable,
  rowSchema,
  type Entity,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { responseColumns, type ListDefinition } from './list-definition.ts';

interface ListOptions extends Pick<
  ListDefinition,
  'changing' | 'batch' | 'counter' | 'uncounted' | 'named' | 'conditions' | 'hasChunks' | 'texts' | 'moments'
> {
  /** Rows, if they are not those of the view `listed_<table>`. */
  from?: ListDefinition['from'];
}

/** Columns whose filter accepts an id as people type it, with the table that has the id. */
function typedIds({ fields }: Entity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { typed, references }]) =>
      typed && references ? [[name, references]] : [],
    ),
  );
}

/** The list of an entity by its description: columns, key and order, without hidden rows. */
export function entityList(entity: Entity, { from, ...options }: ListOptions = {}): ListDefinition {
  const { list, fields, key } = entity;
  const table = 'table' in entity ? entity.table : entity.name;
  const columns = columnKinds(entity);
  const blank = fieldNames(entity, isBlank);
  const sortField = fields[list.sort.replace(/^-/, '')];
  return {
    name: list.name,
    entity,
    path: list.path,
    allow: list.allow,
    rows: list.rows,
    row: rowSchema(entity),
    columns,
    selected: responseColumns({ columns, entity, blank }),
    unsorted: fieldNames(entity, (field) => isColumn(field) && !isSortable(field)),
    blank,
    from: from ?? sql.table(`listed_${table}`),
    ...(!from && { table }),
    ids: typedIds(entity),
    key,
    order: list.sort,
    ...(sortField && { orderKind: columnKind(sortField) }),
    hidesDeleted: 'deletion' in entity && entity.deletion === 'hide',
    ...options,
  };
}
