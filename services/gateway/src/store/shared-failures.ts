import type { CanaryFailures } from '../canaries/canary-failures.ts';
import type { ReleaseDatabase } from './database.ts';

const addSql = `
  insert into releases.canary_failures values ($1, $2, $3, $4, now())
  on conflict (app, version, since, visitor) do update set failed_at = now()`;
const countSql = `
  select count(*)::int as visitors from releases.canary_failures
  where app = $1 and version = $2 and since = $3`;

/** Counts the failures that the browsers of all gateways reported. */
export function countInDatabase(database: ReleaseDatabase): CanaryFailures {
  return {
    async add({ feature, version, since }, visitor) {
      await database.query(
        `delete from releases.canary_failures where failed_at <= now() - interval '10 minutes'`,
      );
      await database.query(addSql, [feature, version, since, visitor]);
      const [row] = await database.query<{ visitors: number }>(countSql, [feature, version, since]);
      return row?.visitors ?? 0;
    },
    async forget({ feature, version, since }) {
      await database.query(
        'delete from releases.canary_failures where app = $1 and version = $2 and since = $3',
        [feature, version, since],
      );
    },
  };
}
