import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { signDriverIn, tryDriver, type LoginChanges } from './testing.ts';

onEachDatabase('the sign-in of a driver', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    await sql`delete from login_attempts`.execute(test().database.db);
    admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1, { name_driver: 'سامي' }));
  });

  const attempt = (changes: LoginChanges = {}) => tryDriver(test(), admin.companyId, changes);

  it.each(['D-1', 'd-1', '٠٧٩ ٠٠٠ ٠٠٠١', '0790000001', '+962 79 000 0001', '00962790000001', '790000001'])(
    'takes the id or the phone number as %s',
    async (driver) => {
      const { login, post } = await signDriverIn(test(), admin.companyId, { driver });
      expect(login).toMatchObject({
        status: 200,
        body: {
          data: { company_id: admin.companyId, name_company: 'شركة', driver_id: 'D-1', name_driver: 'سامي' },
        },
      });
      expect((await post('/DR/Cash')).status).toBe(200);
    },
  );

  it('prefers the id to a phone number that looks like it', async () => {
    await admin.post(
      '/DC/CreateDrivers',
      driverBody(2, { driver_id: '0790000001', password_driver: 'secret2' }),
    );
    const { login } = await signDriverIn(test(), admin.companyId, {
      driver: '0790000001',
      password: 'secret2',
    });
    expect(login.body.data).toMatchObject({ driver_id: '0790000001' });
  });

  it('returns the same response for an unknown driver, a wrong password and a company that is suspended or unknown', async () => {
    const suspended = await test().company();
    await suspended.post('/DC/CreateDrivers', driverBody(1));
    await asSystem(test().database, suspended.companyId, (tx) =>
      tx.updateTable('companies').set({ status: 'Suspended' }).execute(),
    );
    const responses = [
      await attempt({ driver: 'D-9' }),
      await attempt({ password: 'guess' }),
      await tryDriver(test(), 'nobody'),
      await tryDriver(test(), suspended.companyId),
    ];
    for (const { status, body } of responses)
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 400,
        success: false,
        code: 'invalid',
        message: 'Company number, driver or password is incorrect',
        requestId: '',
      });
  });

  it('names an inactive account after the right password alone', async () => {
    await admin.put('/DC/UpdateDrivers', { driver_id: 'D-1', status: 'InActive' });
    expect((await attempt({ password: 'guess' })).body.message).toBe(
      'Company number, driver or password is incorrect',
    );
    expect((await attempt({ headers: { 'accept-language': 'ar' } })).body.message).toBe(
      'حسابك غير نشط. راجع منسّق التوصيل في شركتك.',
    );
  });

  it('counts wrong passwords of a driver together, in whatever spelling, and also at once', async () => {
    const names = ['D-1', 'd-1', '0790000001', '+962790000001'];
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => attempt({ driver: names[n % 4] ?? '', password: 'guess' })),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await attempt({ driver: '0790000001' })).status).toBe(429);
    expect((await attempt({ address: '198.51.100.7' })).status).toBe(200);
    await admin.post('/DC/CreateDrivers', driverBody(2));
    expect((await attempt({ driver: 'D-2' })).status).toBe(200);
  });

  it('is not refused on the phone of a driver because of strangers', async () => {
    const { login } = await signDriverIn(test(), admin.companyId);
    const { name, value = '' } = parseSetCookie(String(login.headers['set-cookie']));
    for (let n = 0; n < 11; n += 1) await attempt({ password: 'guess' });
    expect((await attempt()).status).toBe(429);
    expect((await attempt({ headers: { cookie: `${name}=${value}` } })).status).toBe(200);
  });

  it('is in the audit log, as are wrong passwords', async () => {
    await signDriverIn(test(), admin.companyId);
    await attempt({ password: 'guess' });
    const { body } = await admin.post('/DC/DisplayActivity', { filter: { entity: ['session'] } });
    expect(body.data?.slice(0, 2)).toMatchObject([
      { action: 'sign_in_failed', actor: 'visitor', after: { user: 'D-1', reason: 'wrong_password' } },
      { action: 'sign_in', admin_id: 'driver D-1', person: 'سامي' },
    ]);
  });

  it('names missing fields', async () => {
    const { status, body } = await tryDriver(test(), '', { driver: '', password: '' });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['company_id', 'driver', 'password'],
    });
  });
});
