import type { ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { filterConditions, matchByIndex, searchConditions } from './conditions.ts';
import { column, type ListDefinition } from './list-definition.ts';

/** The keys of up to `most` rows that match a search and filters, in the order of the list. */
export function matchingKeys<Key>(
  list: ListDefinition,
  { search = '', filter = {} }: Pick<ListQuery, 'search' | 'filter'>,
  companyId: string,
  most: number,
): RawBuilder<Key> {
  const conditions = [
    sql`t.company_id = ${companyId}`,
    ...filterConditions(list, filter),
    ...searchConditions(list, search, undefined, matchByIndex),
  ];
  const from = typeof list.from === 'function' ? list.from(companyId) : list.from;
  const order = sql`${column(list.order.replace(/^-/, ''))}${list.order.startsWith('-') ? sql` desc` : sql``}`;
  return sql<Key>`select ${sql.join(list.key.map(column))} from ${from} t
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.join([order, ...list.key.map(column)])} limit ${sql.lit(most)}`;
}
