import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { dataOf } from '../dispatch/testing.ts';
import { clearExpired } from '../server/housekeeping.ts';
import { driverBody } from '../testing/samples.ts';
import { createTestApi, onEachDatabase, type TestApi, type TestCompany } from '../testing/test-api.ts';
import { signDriverIn, tryDriver, type TestDriver } from './testing.ts';

onEachDatabase('the session of a driver', (test) => {
  let other: TestApi;
  let admin: TestCompany;
  let driver: TestDriver;

  beforeAll(async () => {
    other = await createTestApi(test().database);
  });
  afterAll(() => other.app.close());
  beforeEach(async () => {
    admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
    driver = await signDriverIn(test(), admin.companyId);
  });

  const statuses = async ({ post } = driver) => [
    (await post('/DR/Run')).status,
    (await post('/DR/Run', undefined, other)).status,
  ];
  const inDatabase = (set: string) =>
    asSystem(test().database, admin.companyId, (tx) =>
      sql.raw(`update driver_sessions set ${set} where company_id = '${admin.companyId}'`).execute(tx),
    );

  it.each<[string, (admin: TestCompany) => Promise<unknown>]>([
    ['is disabled', ({ put }) => put('/DC/UpdateDrivers', { driver_id: 'D-1', status: 'InActive' })],
    ['is deleted', (owner) => owner.delete(`/DC/DeleteDriver/D-1/${owner.companyId}`)],
    [
      'gets a password',
      ({ put }) => put('/DC/UpdateDrivers', { driver_id: 'D-1', password_driver: 'secret2' }),
    ],
    ['gets a password by a reset', ({ post }) => post('/DC/ResetDriverPassword', { driver_id: 'D-1' })],
  ])('ends at once on every process when the driver %s', async (_, change) => {
    const colleague = await signDriverIn(test(), admin.companyId, { driver: 'D-2' });
    expect(await statuses()).toEqual([200, 200]);
    expect(await change(admin)).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual([401, 401]);
    expect(await statuses(colleague)).toEqual([200, 200]);
  });

  it('does not come back with a driver who is enabled again', async () => {
    await admin.put('/DC/UpdateDrivers', { driver_id: 'D-1', status: 'InActive' });
    await admin.put('/DC/UpdateDrivers', { driver_id: 'D-1', status: 'Active' });
    expect(await statuses()).toEqual([401, 401]);
    expect((await tryDriver(test(), admin.companyId)).status).toBe(200);
  });

  it('lasts while other fields of the driver change', async () => {
    await admin.put('/DC/UpdateDrivers', { ...driverBody(1), password_driver: '', salary: 400 });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is refused while the company is suspended', async () => {
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('companies').set({ status: 'Suspended' }).execute(),
    );
    expect(await statuses()).toEqual([403, 403]);
  });

  it('ends at a sign-out, alone', async () => {
    const second = await signDriverIn(test(), admin.companyId);
    expect((await driver.post('/DR/Logout')).body).toEqual({ success: true, message: 'Logged out' });
    expect(await statuses()).toEqual([401, 401]);
    expect(await statuses(second)).toEqual([200, 200]);
  });

  it('lives for 16 hours after its last use, and for seven days at most', async () => {
    await inDatabase(`used_at = now() - interval '15 hours 59 minutes'`);
    expect(await statuses()).toEqual([200, 200]);
    await inDatabase(`started_at = now() - interval '6 days 23 hours'`);
    expect(await statuses()).toEqual([200, 200]);
    await inDatabase(`started_at = now() - interval '7 days 1 minute'`);
    expect(await statuses()).toEqual([401, 401]);
    await inDatabase(`started_at = now(), used_at = now() - interval '16 hours 1 minute'`);
    expect(await statuses()).toEqual([401, 401]);
  });

  it('gets a new token with its run when the token is an hour old', async () => {
    const { api } = test();
    expect((await driver.post('/DR/Run')).body.data).toMatchObject({ token: null });
    const claims = await api.driverTokens.read(driver.token);
    if (!claims) throw new Error('The token cannot be read.');
    const expiresAt = claims.issuedAt + 60_000;
    const old = await api.driverTokens.sign({ ...claims, issuedAt: claims.issuedAt - 3601, expiresAt });
    const response = await test().send({
      method: 'POST',
      url: '/DR/Run',
      headers: { authorization: `Bearer ${old}` },
    });
    const token = String(dataOf(response)['token']);
    expect(await api.driverTokens.read(token)).toMatchObject({ sid: claims.sid, driver_id: 'D-1' });
  });

  it('is forgotten after it can no longer live', async () => {
    await inDatabase(`started_at = now() - interval '8 days 1 minute'`);
    await signDriverIn(test(), admin.companyId);
    await clearExpired(test().database);
    const { rows } = await acrossCompanies(test().database, (tx) =>
      sql`select from driver_sessions where company_id = ${admin.companyId}`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });

  it('may send only so many requests a minute', async () => {
    const strict = await createTestApi(test().database, { sessionRate: 3 });
    const counts = [];
    for (let n = 0; n < 5; n += 1) counts.push((await driver.post('/DR/Cash', undefined, strict)).status);
    expect(counts).toEqual([200, 200, 200, 429, 429]);
    await strict.app.close();
  });
});
