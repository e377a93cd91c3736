import { capabilities } from '@tawseel/api-client/schemas';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { onEachDatabase, type TestApi } from '../testing/test-api.ts';

function login(
  test: TestApi,
  company_id: string,
  password_company: string,
  headers: Record<string, string> = {},
  user?: string,
) {
  const payload = { company_id, password_company, ...(user !== undefined && { user }) };
  return test.send({ method: 'POST', url: '/LoginDC', headers, payload });
}

onEachDatabase('sessions', (test) => {
  const check = (token: string) =>
    test().send({ method: 'POST', url: '/DC/Web/CheckToken', headers: { authorization: `Bearer ${token}` } });

  beforeEach(async () => {
    await sql`delete from login_attempts`.execute(test().database.db);
  });

  it('open with Arabic digits in the company ID', async () => {
    const admin = await test().company();
    const arabic = admin.companyId.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect(arabic).not.toBe(admin.companyId);
    expect((await login(test(), arabic, admin.password)).status).toBe(200);
  });

  it('open with the right password, name the administrator and announce every addition', async () => {
    const admin = await test().company();
    const answer = await login(test(), admin.companyId, admin.password);
    expect(answer.body).toEqual({
      success: true,
      token: expect.any(String),
      message: 'Logged in successfully',
      capabilities,
    });
    const claims = JSON.parse(
      Buffer.from(String(answer.body.token).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({
      company_id: admin.companyId,
      admin_id: `${admin.companyId}-1`,
      name_company: 'شركة',
    });
    expect(claims.exp - claims.iat).toBe(24 * 60 * 60);
  });

  it('of staff open by the user in any case and digits, with the role and name of the person', async () => {
    const admin = await test().company();
    const { token } = await admin.person('Cashier');
    expect(await test().api.tokens.read(token)).toMatchObject({ role: 'Cashier', person: 'The Cashier' });
    expect(await test().api.tokens.read(admin.token)).toMatchObject({ role: 'Owner', person: 'Admin' });
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('accounts').set({ login: 'sales-7' }).where('login', '=', 'cashier').execute(),
    );
    expect((await login(test(), admin.companyId, admin.password, {}, ' SALES-٧ ')).status).toBe(200);
    expect((await login(test(), admin.companyId, admin.password, {}, 'cashier')).status).toBe(400);
    expect((await login(test(), admin.companyId, admin.password, {}, '')).status).toBe(200);
  });

  it('of a disabled person end at once, and cannot be opened', async () => {
    const admin = await test().company();
    const { token } = await admin.person('Viewer');
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('accounts').set({ status: 'Disabled' }).where('login', '=', 'viewer').execute(),
    );
    expect((await check(token)).status).toBe(401);
    const refused = await login(test(), admin.companyId, admin.password, {}, 'viewer');
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Company number or password is incorrect' },
    });
  });

  it('of one account are throttled apart from those of other accounts of the company', async () => {
    const admin = await test().company();
    await admin.person('Viewer');
    for (let i = 0; i < 10; i += 1) await login(test(), admin.companyId, 'guess', {}, 'viewer');
    expect((await login(test(), admin.companyId, admin.password, {}, 'viewer')).status).toBe(429);
    expect((await login(test(), admin.companyId, admin.password)).status).toBe(200);
  });

  it('return the same response for an unknown company and a wrong password, in the requested language', async () => {
    const admin = await test().company();
    const wrong = await login(test(), admin.companyId, 'wrong password');
    const unknown = await login(test(), 'nobody', 'wrong password');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(400);
      expect({ ...answer.body, requestId: '' }).toEqual({
        success: false,
        code: 'invalid',
        message: 'Company number or password is incorrect',
        requestId: '',
      });
    }
    const arabic = await login(test(), 'nobody', 'wrong', { 'accept-language': 'ar-JO,en;q=0.8' });
    expect(arabic.body.message).toBe('رقم الشركة أو كلمة المرور غير صحيحة');
    expect((await login(test(), '', '')).body.fields).toEqual({
      company_id: 'This field is required.',
      password_company: 'This field is required.',
    });
  });

  it('are throttled for a stranger of a company, also for simultaneous attempts, without counting successes', async () => {
    const admin = await test().company();
    for (let i = 0; i < 12; i += 1)
      expect((await login(test(), admin.companyId, admin.password)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => login(test(), admin.companyId, 'guess')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login(test(), admin.companyId, admin.password)).status).toBe(429);
    await sql`update login_attempts set started_at = now() - interval '16 minutes'`.execute(
      test().database.db,
    );
    expect((await login(test(), admin.companyId, admin.password)).status).toBe(200);
  });

  it('are throttled for an address', async () => {
    const answers = [];
    for (let i = 0; i < 42; i += 1) answers.push((await login(test(), `nobody-${i}`, 'guess')).status);
    expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 400));
    expect(answers.slice(40)).toEqual([429, 429]);
  });

  it('end on logout', async () => {
    const admin = await test().company();
    expect((await check(admin.token)).body).toEqual({ success: true, capabilities });
    expect((await admin.post('/DC/Web/Logout')).body).toEqual({ success: true, message: 'Logged out' });
    for (const url of ['/DC/Web/CheckToken', '/DC/DisplayDrivers', '/DC/HomeDashbord']) {
      expect(await admin.post(url)).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    }
  });

  it.each([
    ['none at all', ''],
    ['not a token', 'Bearer abc'],
    ['no algorithm', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['another scheme', 'Basic YTpi'],
  ])('require a valid token: %s', async (_name, authorization) => {
    const answer = await test().send({
      method: 'POST',
      url: '/DC/DisplayDrivers',
      headers: { authorization },
    });
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'unauthorised' } });
  });

  it('refuse a token signed with another secret, or for another audience', async () => {
    const admin = await test().company();
    const claims = { ...(await test().api.tokens.read(admin.token)) };
    const sign = (secret: string, audience: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('tawseel')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    expect(
      (await check(await sign('a secret for tests that is long enough', 'tawseel-console'))).status,
    ).toBe(200);
    expect(
      (await check(await sign('another secret that is long enough too', 'tawseel-console'))).status,
    ).toBe(401);
    expect((await check(await sign('a secret for tests that is long enough', 'elsewhere'))).status).toBe(401);
  });

  it('are refused with 403 for a suspended company only', async () => {
    const admin = await test().company();
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('companies').set({ status: 'Suspended' }).execute(),
    );
    expect(await admin.post('/DC/DisplayDrivers')).toMatchObject({
      status: 403,
      body: { code: 'suspended' },
    });
    expect((await login(test(), admin.companyId, admin.password)).status).toBe(403);
    expect((await login(test(), admin.companyId, 'wrong')).status).toBe(400);
  });
});
