import { sql, type RawBuilder } from 'kysely';
import { isIndexed } from './conditions.ts';
import type { ListDefinition } from './list-definition.ts';
import { shortWordParts } from './short-words.ts';

/**
 * Up to this number of candidates a page is sorted from them. Above it an ordered scan soon finds enough rows. Without an
 * index the limit is lower: finding candidates that few rows match reads the whole list.
 */
const candidateLimit = { indexed: 2000, unindexed: 200 };

interface CandidateOptions {
  companyId: string;
  from: RawBuilder<unknown>;
  /** Columns of a candidate. */
  columns: RawBuilder<unknown>;
  /** Conditions of the row `t`, for the index and for a scan. */
  matching: { byIndex: RawBuilder<unknown>; inScan: RawBuilder<unknown> };
}

/**
 * Common table expressions of a search: `candidates`, rows that match, unless `tried` has found the page, and `few`, whose
 * column `candidates` tells whether they are all.
 */
export function candidateParts(
  list: ListDefinition,
  search: string,
  { companyId, from, columns, matching }: CandidateOptions,
): RawBuilder<unknown>[] {
  const short = shortWordParts(list, search, companyId);
  const indexed = short !== undefined || isIndexed(search);
  const [most, mostUnindexed] = [sql.lit(candidateLimit.indexed), sql.lit(candidateLimit.unindexed)];
  const matches = sql`select ${columns} from ${from} t
    where ${matching.byIndex} and not (select found from tried)`;
  if (!short) {
    const limit = indexed ? candidateLimit.indexed : candidateLimit.unindexed;
    return [
      sql`candidates as materialized (${matches} limit ${sql.lit(limit + 1)})`,
      sql`few as materialized (select count(*) <= ${sql.lit(limit)} as candidates from candidates)`,
    ];
  }
  return [
    ...short,
    sql`candidates as materialized (
      (select distinct t.* from patterns p cross join lateral (select ${columns} from ${from} t
          where t.search_text like p.pattern and ${matching.inScan} limit ${most} + 1) t
        where not (select found from tried) limit ${most} + 1)
      union all
      (${matches} and not (select chunks from usable) limit ${mostUnindexed} + 1))`,
    sql`few as materialized (select count(*) <= case when (select chunks from usable) then ${most} else ${mostUnindexed} end
      as candidates from candidates)`,
  ];
}
