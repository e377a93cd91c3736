import { sql } from 'kysely';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the audit log', (test) => {
  const eventsOf = async (admin: TestCompany, filter: object) =>
    (await admin.post('/DC/DisplayActivity', { filter })).body.data ?? [];
  const signIn = (company_id: string, password_company: string, remoteAddress = '192.0.2.1') =>
    test().send({
      method: 'POST',
      url: '/LoginDC',
      remoteAddress,
      payload: { company_id, password_company },
    });
  const sessionOf = async (token: string) => (await test().api.tokens.read(token))?.sid;

  it('contains sign-in and sign-out with address and session', async () => {
    const admin = await test().company();
    const token = String((await signIn(admin.companyId, admin.password)).body.token);
    const sid = await sessionOf(token);
    await test().send({
      method: 'POST',
      url: '/DC/Web/Logout',
      remoteAddress: '192.0.2.2',
      headers: { authorization: `Bearer ${token}` },
    });
    const common = { entity: 'session', entity_key: sid, before: null, admin_id: `${admin.companyId}-1` };
    expect(await eventsOf(admin, { entity_key: sid })).toEqual([
      expect.objectContaining({
        ...common,
        action: 'sign_out',
        after: { address: '192.0.2.2', session: sid },
      }),
      expect.objectContaining({
        ...common,
        action: 'sign_in',
        after: { address: '192.0.2.1', session: sid, known_browser: false },
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
  });

  it('contains failed sign-ins up to the limit, and marks the last one', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    for (let i = 0; i < 15; i += 1) await signIn(admin.companyId, 'a wrong password', '198.51.100.7');
    const entries = await eventsOf(admin, { action: 'sign_in_failed' });
    expect(entries).toHaveLength(10);
    expect(entries[0]).toMatchObject({
      entity: 'session',
      entity_key: '198.51.100.7',
      admin_id: '',
      after: {
        address: '198.51.100.7',
        reason: 'wrong_password',
        known_browser: false,
        failures: 10,
        refused_next: true,
      },
    });
    expect(entries[1]).toMatchObject({ after: { failures: 9, refused_next: false } });
    expect(JSON.stringify(entries)).not.toContain('a wrong password');
    expect(await eventsOf(other, { action: 'sign_in_failed' })).toEqual([]);
    expect((await signIn('a company that is not there', 'x', '198.51.100.8')).status).toBe(400);
  });

  it('contains few of the sign-ins with users that the company does not have, with their number', async () => {
    const admin = await test().company();
    const attempt = (i: number) =>
      test().send({
        method: 'POST',
        url: '/LoginDC',
        remoteAddress: `198.51.${100 + (i % 2)}.${i}`,
        payload: { company_id: admin.companyId, user: `nobody-${i}`, password_company: 'a guess' },
      });
    for (let i = 0; i < 240; i += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => attempt(i + at)));
    const failures = async () =>
      (await eventsOf(admin, { action: 'sign_in_failed' })).map(({ after }) => after);
    const unknown = (number: number) =>
      expect.objectContaining({ reason: 'unknown_user', failures: number, user: expect.any(String) });
    expect(await failures()).toEqual([unknown(100), unknown(10), unknown(1)]);
    await sql`update login_attempts set started_at = now() - interval '61 minutes'`.execute(
      test().database.db,
    );
    await attempt(0);
    expect(await failures()).toHaveLength(4);
    await signIn(admin.companyId, 'a wrong password', '198.51.100.9');
    expect(await failures()).toHaveLength(5);
  });

  it('contains exports, but no rejected ones', async () => {
    const admin = await test().company();
    await admin.post('/DC/Export/drivers', { format: 'csv' });
    await admin.post('/DC/Export/drivers', { format: 'pdf' });
    await admin.post('/DC/Export/drivers', { format: 'csv', sort: 'password_driver' });
    expect(await eventsOf(admin, { action: 'export' })).toEqual([
      expect.objectContaining({
        entity: 'list',
        entity_key: 'drivers',
        admin_id: `${admin.companyId}-1`,
        after: { address: '127.0.0.1', session: await sessionOf(admin.token), format: 'csv' },
      }),
    ]);
  });

  it('contains lookups of customers, without their phone numbers', async () => {
    const admin = await test().company();
    await admin.post('/DC/DisplayCustomerData', { phone: '0790000000' });
    await admin.post('/DC/DisplayCustomerData', { phone: '12' });
    const entries = await eventsOf(admin, { entity: 'customer' });
    expect(entries).toEqual([
      expect.objectContaining({
        entity_key: expect.stringMatching(/^[0-9a-f]{64}$/),
        action: 'view',
        admin_id: `${admin.companyId}-1`,
        person: 'Admin',
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('790000000');
  });
});
