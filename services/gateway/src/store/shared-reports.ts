import { mostErrors, type ReleaseReports, type ReportCount, type StoredError } from './release-store.ts';
import type { ReleaseDatabase } from './database.ts';

const addSql = `
  insert into releases.reports values ($1, $2, $3, 1, now())
  on conflict (app, version, reason) do update set reports = reports.reports + 1, latest = now()`;
const listSql = `
  select app, version, reason, reports::int as count, latest from releases.reports order by app, version, count desc`;

/** A report may arrive after its release is removed. */
const addErrorSql = `
  insert into releases.stacks
  select $1, app, version, $4, $5, $6, 1, now() from releases.stored where (app, version) = ($2, $3)
  on conflict (id) do update set reports = stacks.reports + 1, latest = now()`;
const removeOldestSql = `
  delete from releases.stacks where id in (
    select id from releases.stacks where (app, version) = ($1, $2) order by latest desc offset ${mostErrors}
  )`;
const listErrorsSql = `
  select id, app, version, reason, name, at, reports::int as count, latest from releases.stacks order by latest desc`;

/** Reports that all gateways received: their counts, and their errors. */
export function reportsInDatabase(database: ReleaseDatabase): ReleaseReports {
  return {
    async add(app, version, reason) {
      await database.query(addSql, [app, version, reason]);
    },
    list: () => database.query<ReportCount & Record<string, string | number | Date>>(listSql),
    async addError(id, { app, version, reason, name, at }) {
      await database.query(addErrorSql, [id, app, version, reason, name, [...at]]);
      await database.query(removeOldestSql, [app, version]);
    },
    listErrors: () => database.query<StoredError & Record<string, unknown>>(listErrorsSql),
  };
}
