import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { checkBooks } from '../records/check.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { findPostgres } from '../testing/postgres-process.ts';
import type { Database } from '../database/database.ts';
import { seedDemo } from './seed-demo.ts';

const kinds = findPostgres() ? (['embedded', 'server'] as const) : (['embedded'] as const);

describe.each(kinds)('the demo on the %s database', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 60_000);
  afterAll(() => database?.close());

  async function indexes() {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'public'`.execute(database.db);
    return rows.map(({ definition }) => definition).toSorted();
  }

  async function counts() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql<{ company_id: string; rows: number; first: string }>`
        select company_id, count(*) as rows, min(name_customer) as first from orders group by 1 order by 1`.execute(
        tx,
      );
      return rows;
    });
  }

  it('fills an empty database once, with books that hold and every index in its place', async () => {
    const before = await indexes();
    expect(await seedDemo(database, { orders: 300 })).toBe(true);
    expect(await indexes()).toEqual(before);
    expect(await checkBooks(database)).toEqual([]);
    const filled = await counts();
    expect(filled.map(({ company_id }) => company_id)).toEqual(['1001', '1002']);
    expect(filled[0]?.rows).toBeGreaterThan(270);
    expect(await seedDemo(database, { orders: 300 })).toBe(false);
    expect(await counts()).toEqual(filled);
  }, 120_000);
});
