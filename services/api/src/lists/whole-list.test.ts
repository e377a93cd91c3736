import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { driverList } from '../drivers/drivers.routes.ts';
import { driverBody } from '../testing/samples.ts';
import { tenantContext } from '../testing/tenant-context.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import type { ListDefinition } from './list-definition.ts';
import { readWhole } from './whole-list.ts';

function idsIn(rows: string | void): string[] {
  const drivers = JSON.parse(`[${rows ?? ''}]`) as { driver_id: string }[];
  return drivers.map(({ driver_id }) => driver_id);
}

onEachDatabase('a whole list that is read in batches', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    for (const at of [1, 2, 3]) await admin.post('/DC/CreateDrivers', driverBody(at, { salary: at * 100 }));
  });

  const setSalary = async (driver_id: string, salary: number) => {
    const answer = await admin.put('/DC/UpdateDrivers', { driver_id, company_id: admin.companyId, salary });
    expect(answer.status).toBe(200);
  };

  const callerOf = (company: TestCompany) => tenantContext(test(), company);

  /**
   * Ids of the drivers in the order received, sorted by salary; after the first batch, D-3 moves to the
   * front.
   */
  async function idsBySalary(list: Partial<ListDefinition>): Promise<string[]> {
    const caller = await callerOf(admin);
    const ids: string[] = [];
    for await (const rows of readWhole(
      test().database,
      caller,
      { ...driverList, ...list },
      { sort: 'salary' },
    )) {
      if (ids.length === 0) await setSalary('D-3', 1);
      ids.push(...idsIn(rows));
    }
    return ids;
  }

  it('includes rows whose sort position changes while it streams', async () => {
    expect((await idsBySalary({ batch: 1 })).toSorted()).toEqual(['D-1', 'D-2', 'D-3']);
  });

  /** A company with eight drivers, and its list in batches of one or more. */
  async function eightDrivers() {
    const company = await test().company();
    for (let n = 1; n <= 8; n += 1) await company.post('/DC/CreateDrivers', driverBody(n));
    const change = (statement: string) =>
      asSystem(test().database, company.companyId, (tx) => sql.raw(statement).execute(tx));
    const caller = await callerOf(company);
    return {
      change,
      batchesOf: (batch: number) => readWhole(test().database, caller, { ...driverList, batch }),
    };
  }

  it('continues after a token renewal, and stops with the batch read ahead when the session ends', async () => {
    const { change, batchesOf } = await eightDrivers();
    const batches = batchesOf(1);
    await batches.next();
    await change(`update sessions set generation = 1, replaced_at = now() - interval '2 minutes'`);
    expect(idsIn((await batches.next()).value)).toHaveLength(1);
    await change('delete from sessions');
    let ahead = 0;
    const readOn = async () => {
      for await (const _ of batches) ahead += 1;
    };
    await expect(readOn()).rejects.toMatchObject({ code: 'unauthorised' });
    expect(ahead).toBeLessThanOrEqual(1);
  });

  it('has each row once when others are deleted while it streams', async () => {
    const { change, batchesOf } = await eightDrivers();
    const batches = batchesOf(2);
    const ids = idsIn((await batches.next()).value);
    const order = idsIn((await batchesOf(8).next()).value);
    const deleted = [order[3], order[6]];
    await change(`update drivers set deleted_at = now() where driver_id in ('${deleted.join("', '")}')`);
    for await (const rows of batches) ids.push(...idsIn(rows));
    expect(ids).toEqual(order.filter((id) => !deleted.includes(id)));
  });

  it('follows the requested sort if the column never changes', async () => {
    expect(await idsBySalary({ batch: 3 })).toEqual(['D-1', 'D-2', 'D-3']);
    await setSalary('D-3', 300);
    // A column declared as unchanging is followed across batches; since this one does change, a driver is
    // missed.
    expect(await idsBySalary({ batch: 1, changing: [] })).toEqual(['D-1', 'D-2']);
  });
});
