import { isSearched } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { column, type ListDefinition } from './list-definition.ts';
import { anyOf, matchInScan, searchConditions, valueTexts } from './conditions.ts';

/** Conditions that a word matches one of the known values of a column, such as a status by its label. */
function knownMatches({ entity, columns }: ListDefinition, word: string): RawBuilder<unknown>[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const values = field.values ?? field.known;
    if (!values || !isSearched(field) || !Object.hasOwn(columns, name)) return [];
    const translate = valueTexts[name];
    const text = translate === undefined ? sql`v` : sql`${sql.id(translate)}(v)`;
    return [
      sql`${column(name)} = any(array(select v from unnest(${values}::text[]) v
        where ${matchInScan(sql`fold_text(${text})`, word)}))`,
    ];
  });
}

/**
 * Conditions of a search for a scan that counts its rows. Most rows that match a frequent word have it in a column of few
 * values, which is compared faster than the searched text.
 */
export function countConditions(
  list: ListDefinition,
  search: string,
  searchIn: readonly string[] | undefined,
): RawBuilder<unknown>[] {
  const isNarrowed = (searchIn ?? []).length > 0;
  return searchConditions(list, search, searchIn, (text, word) =>
    list.table === undefined || isNarrowed
      ? matchInScan(text, word)
      : anyOf([...knownMatches(list, word), matchInScan(text, word)]),
  );
}
