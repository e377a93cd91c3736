import type { StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Check, Finding } from './check.ts';

/** A row counter, or a sum, that triggers of the database maintain in `tallies`. */
export interface Counter {
  name: string;
  table: string;
  /** Condition of the counted rows, in SQL. */
  where?: string;
  /** Column that splits the counter. */
  by?: string;
  /** Column whose day splits the counter. */
  byDayOf?: string;
  /** Column that is summed up; rows are counted without it. */
  adds?: string;
}

/** The counter of an entity's visible rows. */
export function rowCounter({ table, deletion }: StoredEntity): Counter {
  return { name: table, table, ...(deletion === 'hide' && { where: 'deleted_at is null' }) };
}

/** Compares every counter with the rows of its table. */
export function checkCounters(counters: readonly Counter[]): Check {
  const counted = counters.map(({ name, table, where = 'true', by, byDayOf, adds }) => {
    const column = by === undefined ? sql`''` : sql.ref(by);
    const key = byDayOf === undefined ? column : sql`day_text(${sql.ref(byDayOf)})`;
    const amount = adds === undefined ? sql`count(*)` : sql`sum(${sql.ref(adds)})`;
    return sql`select company_id, ${sql.lit(name)} as name, ${key} as key, ${amount} as amount
      from ${sql.table(table)} where ${sql.raw(where)} group by company_id, 3`;
  });
  return async (tx) => {
    const { rows } = await sql<Finding>`
      with counted as (${sql.join(counted, sql` union all `)})
      select company_id as "companyId", format('Counter %s %s is %s, its rows make %s.', name, key,
        coalesce(t.amount, 0), coalesce(c.amount, 0)) as what
      from tallies t full join counted c using (company_id, name, key)
      where coalesce(t.amount, 0) <> coalesce(c.amount, 0)`.execute(tx);
    return rows;
  };
}
