import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { dataOf } from '../dispatch/testing.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { tryDriver } from './testing.ts';

onEachDatabase('a reset of a driver’s password', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1, { name_driver: 'سامي' }));
  });

  const reset = async (headers: Record<string, string> = {}) => {
    const response = await admin.post('/DC/ResetDriverPassword', { driver_id: 'D-1' }, headers);
    expect(response.status).toBe(200);
    return String(dataOf(response)['password']);
  };
  const signIn = async (password: string) => (await tryDriver(test(), admin.companyId, { password })).status;

  it('gives eight digits in two groups, which replace the password', async () => {
    const password = await reset();
    expect(password).toMatch(/^\d{4} \d{4}$/);
    expect(await signIn('secret1')).toBe(400);
    expect(await signIn(password)).toBe(200);
    expect(await reset()).not.toBe(password);
    expect(await signIn(password)).toBe(400);
  });

  it('gives digits that may be typed without the space, or in Arabic', async () => {
    const password = await reset();
    const arabic = password.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    for (const typed of [password.replace(' ', ''), arabic, arabic.replace(' ', '')])
      expect(await signIn(typed)).toBe(200);
    expect(await signIn(password.slice(0, -1))).toBe(400);
  });

  it('leaves a password of eight digits alone that the company wrote with a space', async () => {
    await admin.put('/DC/UpdateDrivers', { driver_id: 'D-1', password_driver: '1234 5678' });
    expect(await signIn('1234 5678')).toBe(200);
    expect(await signIn('12345678')).toBe(400);
  });

  it('is in the audit log as one event, and the password nowhere', async () => {
    const password = await reset({ 'idempotency-key': 'one' });
    const { body } = await admin.post('/DC/DisplayActivity', { filter: { entity: ['driver'] } });
    expect(body.data?.slice(0, 2)).toMatchObject([
      { action: 'password_reset', entity_key: 'D-1', person: 'Admin', after: { name_driver: 'سامي' } },
      { action: 'create' },
    ]);
    const digits = password.replace(' ', '');
    const { rows } = await acrossCompanies(test().database, (tx) =>
      sql`select from audit a where a::text like ${`%${digits}%`} or a::text like ${`%${password}%`}
        union all select from idempotency_keys k where k.company_id = ${admin.companyId}`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it('is refused for a driver of another company or none, and to people who do not manage runs', async () => {
    const other = await test().company();
    expect((await other.post('/DC/ResetDriverPassword', { driver_id: 'D-1' })).status).toBe(404);
    await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    expect((await admin.post('/DC/ResetDriverPassword', { driver_id: 'D-1' })).status).toBe(404);
    const clerk = await admin.person('DataEntry');
    expect((await clerk.post('/DC/ResetDriverPassword', { driver_id: 'D-1' })).body.code).toBe(
      'not_permitted',
    );
  });
});
