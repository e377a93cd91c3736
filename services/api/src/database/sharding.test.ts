import { sql, type QueryExecutorProvider } from 'kysely';
import { onEachDatabase } from '../testing/test-api.ts';

/** Tables that hold no rows of one company, and what a cluster of shards does with them. */
const sharedTables: Record<string, string> = {
  login_attempts:
    'Counts failed sign-ins by a hash, also of companies that do not exist: a table of the coordinator.',
  migrations:
    'Names of the applied migrations, read by every process at its start: a table of the coordinator.',
};

interface Part {
  table_name: string;
  part: string;
}

/** Tables, unique indexes and foreign keys whose first column is not the company. */
async function partsWithoutCompany(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<Part>`
    with tables as (
      select c.oid, c.relname, a.attnum from pg_class c left join pg_attribute a
        on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    )
    select relname as table_name, 'company_id not null' as part from tables where attnum is null
    union all
    select relname, 'primary key' from tables
      where not exists (select from pg_index i where i.indrelid = tables.oid and i.indisprimary)
    union all
    select t.relname, 'index ' || i.indexrelid::regclass from pg_index i join tables t on t.oid = i.indrelid
      where i.indisunique and i.indkey[0] is distinct from t.attnum
    union all
    select t.relname, 'constraint ' || k.conname from pg_constraint k join tables t on t.oid = k.conrelid
      left join tables target on target.oid = k.confrelid
      where k.contype = 'f' and (k.conkey[1] is distinct from t.attnum or k.confkey[1] is distinct from target.attnum)
        or k.contype = 'x' and k.conkey[1] is distinct from t.attnum
    order by 1, 2`.execute(db);
  return rows
    .filter(({ table_name }) => !Object.hasOwn(sharedTables, table_name))
    .map(({ table_name, part }) => `${table_name}: ${part}`);
}

class Undone extends Error {}

/** Keys and indexes that can span several companies. */
const faults: [statement: string, part: string][] = [
  ['create table notes (note_id int primary key)', 'notes: company_id not null'],
  ['create table notes (company_id text not null)', 'notes: primary key'],
  ['create unique index cars_plate on cars (car_id, company_id)', 'cars: index cars_plate'],
  ['create unique index cars_plate on cars (lower(car_id))', 'cars: index cars_plate'],
  [
    'create unique index one_id on drivers (driver_id); alter table cars add constraint driver foreign key (driver_id) references drivers (driver_id)',
    'cars: constraint driver',
  ],
];

// https://docs.citusdata.com/en/stable/reference/faq.html: keys and foreign keys include the distribution column.
onEachDatabase('the tables', (test) => {
  it('have rows, keys, unique indexes and foreign keys of one company each, so that a cluster can shard by company', async () => {
    expect(await partsWithoutCompany(test().database.db)).toEqual([]);
  });

  it('name each table that is not of one company', async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class where relname = any(${Object.keys(sharedTables)}) and relkind = 'r' order by 1`.execute(
      test().database.db,
    );
    expect(rows.map(({ relname }) => relname)).toEqual(Object.keys(sharedTables));
  });

  it.each(faults)('are reported after: %s', async (statement, part) => {
    let parts: string[] = [];
    const run = test()
      .database.db.transaction()
      .execute(async (tx) => {
        for (const one of statement.split('; ')) await sql.raw(one).execute(tx);
        parts = await partsWithoutCompany(tx);
        throw new Undone();
      });
    await expect(run).rejects.toBeInstanceOf(Undone);
    expect(parts).toContain(part);
  });
});
