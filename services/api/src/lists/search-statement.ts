import { sql, type RawBuilder } from 'kysely';
import { candidateParts } from './candidates.ts';
import { isIndexed, matchByIndex, matchInScan, searchConditions, textConditions } from './conditions.ts';
import { countConditions } from './count-conditions.ts';
import { column } from './list-definition.ts';
import { allOf, countOf, orderedScan, type PageSource } from './page-source.ts';

/**
 * A search first tries this number of rows in the order of the list: they have a page of a word that many
 * rows have, before the index has collected its matches.
 */
const rowsTriedFirst = 2000;

/**
 * A search that this number of the first rows match has many matches, and they are counted by a scan: the planner expects
 * few matches of any word, and its index scan reads nearly every row one by one.
 */
const sampled = { rows: 400, matches: 60 };

/** The parts of a page's statement that a search adds. */
interface SearchStatement {
  /** Common table expressions. */
  parts: RawBuilder<unknown>[];
  /** The page's rows. */
  rows: RawBuilder<unknown>;
  /** The number of all matching rows. */
  total: RawBuilder<unknown>;
}

/** Conditions of a search's matches: for a scan, and for the index with those of the company and of the filters. */
interface Matching {
  inScan: readonly RawBuilder<unknown>[];
  byIndex: RawBuilder<unknown>;
}

/** The first rows of the list that match, and whether they are a page. */
function triedParts({ from, narrowed, order, most }: PageSource, { inScan }: Matching) {
  return [
    sql`matches_tried as materialized (select t.* from (
      select t.* from ${from} t where ${allOf([...narrowed, order.beyond.row])}
      order by ${order.by.row} limit ${sql.lit(rowsTriedFirst)}) t
      where ${allOf(inScan)} order by ${order.by.row} limit ${sql.lit(most)})`,
    sql`tried as materialized (select count(*) = ${sql.lit(most)} as found from matches_tried)`,
  ];
}

/** Whether the search has many matches. */
function manyPart({ from, narrowed }: PageSource, { inScan }: Matching) {
  return sql`many as materialized (select count(*) >= ${sql.lit(sampled.matches)} as matches from (
    select t.* from ${from} t where ${allOf(narrowed)} limit ${sql.lit(sampled.rows)}) t
    where ${allOf(inScan)})`;
}

/** Rows of the page among the candidates. */
function candidateRows({ list, companyId, from, order, most }: PageSource) {
  const keys = list.key.map((name) => sql`t.${sql.id(name)} = c.${sql.id(name)}`);
  return sql`
    select t.* from (select * from candidates c
      where ${order.beyond.candidate} order by ${order.by.candidate} limit ${sql.lit(most)}) c
    join ${from} t on ${allOf([sql`t.company_id = ${companyId}`, ...keys])}`;
}

/** Rows of the page: those that were tried, or those of few candidates, or those of a scan. */
function searchedRows(source: PageSource, { inScan }: Matching) {
  const { order, most } = source;
  const scan = orderedScan(source, [sql`not (select candidates from few)`, ...source.narrowed, ...inScan]);
  return sql`select t.* from (
      (select t.* from matches_tried t where (select found from tried))
      union all
      (${scan})
      union all
      (${candidateRows(source)} where (select candidates from few))
    ) t order by ${order.by.row} limit ${sql.lit(most)}`;
}

/**
 * The parts of a page's statement that find the rows of a search; undefined for a text without words.
 *
 * @param withTotal Whether the statement counts the rows.
 */
export function searchStatement(
  source: PageSource,
  text: string,
  searchIn: readonly string[] | undefined,
  withTotal: boolean,
): SearchStatement | undefined {
  const { list, companyId, from, narrowed, order } = source;
  const byIndex = searchConditions(list, text, searchIn, matchByIndex);
  if (byIndex.length === 0) return undefined;
  const matching: Matching = {
    inScan: searchConditions(list, text, searchIn, matchInScan),
    byIndex: allOf([...narrowed, ...byIndex, ...textConditions(list, text, companyId)]),
  };
  const isCountedByIndex = withTotal && isIndexed(text);
  const counted = countOf(source, allOf([...narrowed, ...countConditions(list, text, searchIn)]));
  return {
    parts: [
      ...triedParts(source, matching),
      ...candidateParts(list, text, {
        companyId,
        from,
        columns: sql.join([
          ...order.keys.map(({ row }, at) => sql`${row} as ${sql.id(`sort_${at}`)}`),
          ...list.key.map(column),
        ]),
        matching: { byIndex: matching.byIndex, inScan: allOf([...narrowed, ...matching.inScan]) },
      }),
      ...(isCountedByIndex ? [manyPart(source, matching)] : []),
    ],
    rows: searchedRows(source, matching),
    // A few candidates are every match; more of them are counted apart, without their columns.
    total: sql`case when not (select found from tried) and (select candidates from few)
        then (select count(*) from candidates)
        ${isCountedByIndex ? sql`when not (select matches from many) then ${countOf(source, matching.byIndex)}` : sql``}
        else ${counted} end`,
  };
}
