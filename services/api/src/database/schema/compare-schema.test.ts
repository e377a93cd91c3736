import Fastify from 'fastify';
import { sql } from 'kysely';
import { shapeResponses } from '../../http/responses.ts';
import { healthRoutes } from '../../server/health.routes.ts';
import { onEachDatabase } from '../../testing/test-api.ts';
import { compareSchema } from './compare-schema.ts';
import expectedLines from './expected-schema.json' with { type: 'json' };
import { schemaLines } from './schema-lines.ts';

/** Differences that a failed restore or a manual change may leave, and their reports. */
const faults: [statement: string, report: RegExp][] = [
  ['drop policy company_rows on orders', /^Missing or different: policy orders\.company_rows /],
  ['alter table orders no force row level security', /^Missing or different: table orders, .+ forced$/],
  ['create policy everything on orders using (true)', /^Not of this version: policy orders\.everything /],
  ['drop trigger guard_balances on drivers', /^Missing or different: trigger .+ guard_balances /],
  ['alter table audit disable trigger append_only', /^Missing or different: trigger .+ append_only /],
  ['revoke insert on orders from tawseel_app', /^Missing or different: grant on orders to tawseel_app: /],
  ['grant delete on ledger to tawseel_app', /^Not of this version: grant on ledger to tawseel_app: delete/],
  ['drop view listed_orders', /^Missing or different: view listed_orders, owned by tawseel_lists: /],
  ['drop index orders_search', /^Missing or different: index .+ orders_search /],
  ['alter table drivers drop constraint drivers_salary_check', /^Missing or different: constraint drivers\./],
  ['drop function money_text cascade', /^Missing or different: function money_text\(/],
  ['alter table cities drop column delivery_type cascade', /^Missing or different: column cities\./],
  ['drop table payments', /^Missing or different: table payments, /],
];

class Undone extends Error {}

onEachDatabase('the check of the tables', (test) => {
  /** Runs statements, compares, and rolls the statements back. */
  async function differencesAfter(statement: string) {
    let differences: string[] = [];
    const run = test()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        differences = await compareSchema(tx);
        throw new Undone();
      });
    await expect(run).rejects.toBeInstanceOf(Undone);
    return differences;
  }

  it('expects the objects that the migrations create; see the script expect-schema', async () => {
    expect(await schemaLines(test().database.db)).toEqual(expectedLines);
  });

  it.each(faults)('reports: %s', async (statement, report) => {
    expect(await differencesAfter(statement)).toContainEqual(expect.stringMatching(report));
  });

  it('accepts objects that an operator adds for reports', async () => {
    expect(await differencesAfter('create index for_reports on orders (company_id, status)')).toEqual([]);
  });

  it('skips a database of a newer version', async () => {
    const statement = `insert into migrations (name) values ('9999-later'); drop table payments`;
    const [first = '', second = ''] = statement.split('; ');
    expect(await differencesAfter(`do $$ begin ${first}; ${second}; end $$`)).toEqual([]);
  });

  it('makes the service not ready', async () => {
    const { database } = test();
    const ready = async () => {
      const app = Fastify();
      shapeResponses(app);
      healthRoutes(app, database);
      const { statusCode } = await app.inject('/ready');
      await app.close();
      return statusCode;
    };
    expect(await ready()).toBe(200);
    await sql`revoke select on orders from tawseel_app`.execute(database.db);
    expect(await ready()).toBe(503);
    await sql`grant select on orders to tawseel_app`.execute(database.db);
    expect(await ready()).toBe(200);
  });
});
