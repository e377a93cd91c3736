import { searchWords } from '@tawseel/i18n/text';
import { sql, type RawBuilder } from 'kysely';
import { isIndexed } from './conditions.ts';
import type { ListDefinition } from './list-definition.ts';

/** Letters with more chunks have many matches, or would read the index too often. */
const mostChunks = 60;

/** A letter of the search and the character that follows it, as `search_chunks` has them; undefined without a letter. */
function letterPair(search: string): string | undefined {
  const [pair] = searchWords(search).flatMap((word) =>
    word.length === 1 ? (word[0]?.match(/\p{L}.?/u) ?? []) : [],
  );
  return pair?.replace(/\d/g, '0');
}

/**
 * Common table expressions of a search by one or two letters. `patterns` has a pattern for each chunk of three characters
 * that has the letters: the trigram index finds its rows, and without a chunk no row matches. The column `chunks` of `usable`
 * tells whether they find all rows. Undefined for a search that the index supports itself, and for one by digits, which
 * nearly every row has.
 */
export function shortWordParts(
  { table, hasChunks }: ListDefinition,
  search: string,
  companyId: string,
): RawBuilder<unknown>[] | undefined {
  const pair = hasChunks && !isIndexed(search) ? letterPair(search) : undefined;
  if (pair === undefined) return undefined;
  return [
    sql`chunks as materialized (select chunk from search_chunks
      where company_id = ${companyId} and table_name = ${table} and strpos(chunk, ${pair}) > 0
      limit ${sql.lit(mostChunks)} + 1)`,
    // The index has no trigram of a chunk with punctuation, and chunks do not tell which digits they had.
    sql`usable as materialized (select count(*) <= ${sql.lit(mostChunks)}
      and coalesce(bool_and(chunk ~ '^[ [:alpha:]][[:alpha:]][ [:alpha:]]$'), true) as chunks from chunks)`,
    // The text of a row neither begins nor ends with a space.
    sql`patterns as materialized (select pattern from chunks cross join lateral (values ('%' || chunk || '%'),
        (case when chunk like ' %' then ltrim(chunk) || '%' end), (case when chunk like '% ' then '%' || rtrim(chunk) end),
        (case when chunk like ' _ ' then btrim(chunk) end)) p (pattern)
      where pattern is not null and (select chunks from usable))`,
  ];
}
