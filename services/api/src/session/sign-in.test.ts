import { sql } from 'kysely';
import { parseSetCookie } from 'cookie';
import { hash } from '@node-rs/argon2';
import { asSystem } from '../database/in-company.ts';
import { onEachDatabase, type TestResponse, type TestCompany } from '../testing/test-api.ts';
import { createKnownBrowsers } from '../credentials/known-browsers.ts';

function cookieOf({ headers }: Pick<TestResponse, 'headers'>) {
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

onEachDatabase('a browser that has signed in before', (test) => {
  const attempt = (
    companyId: string,
    password_company: string,
    { cookie = '', address = '192.0.2.1' }: { cookie?: string; address?: string } = {},
  ) =>
    test().send({
      method: 'POST',
      url: '/LoginDC',
      remoteAddress: address,
      headers: cookie ? { cookie } : {},
      payload: { company_id: companyId, password_company },
    });
  const right = (admin: TestCompany, from: Parameters<typeof attempt>[2] = {}) =>
    attempt(admin.companyId, admin.password, from);
  const statuses = (answers: TestResponse[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  beforeEach(async () => {
    await sql`delete from login_attempts`.execute(test().database.db);
  });

  it('is not refused because of strangers’ attempts, at its own address or at many', async () => {
    const admin = await test().company();
    const cookie = cookieOf(await right(admin));
    for (let i = 0; i < 11; i += 1) await attempt(admin.companyId, 'guess');
    expect((await right(admin)).status).toBe(429);
    expect((await right(admin, { cookie })).status).toBe(200);
    const flood = Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        attempt(admin.companyId, 'guess', { address: `198.51.100.${i}` }),
      ),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => right(admin, { cookie })));
    expect(statuses(answers)).toEqual({ 200: 5 });
    expect(statuses(await flood)[429]).toBeGreaterThanOrEqual(110);
    expect((await right(admin, { cookie })).status).toBe(200);
  });

  it('has a limit of ten wrong passwords, separate from that of strangers', async () => {
    const admin = await test().company();
    const cookie = cookieOf(await right(admin));
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => attempt(admin.companyId, 'guess', { cookie })),
    );
    expect(statuses(answers)).toEqual({ 400: 10, 429: 4 });
    const refused = await right(admin, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await right(admin)).status).toBe(200);
    await sql`update login_attempts set started_at = now() - interval '16 minutes'`.execute(
      test().database.db,
    );
    for (let i = 0; i < 9; i += 1) await attempt(admin.companyId, 'guess', { cookie });
    expect((await right(admin, { cookie })).status).toBe(200);
    expect(statuses([await attempt(admin.companyId, 'guess', { cookie })])).toEqual({ 400: 1 });
  });

  it('is known to its company alone, by a signed cookie', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    const cookie = cookieOf(await right(admin));
    const ofOther = cookieOf(await right(other));
    for (let i = 0; i < 10; i += 1) await attempt(admin.companyId, 'guess');
    const [name = '', value = ''] = cookie.split('=');
    const [, otherValue = ''] = ofOther.split('=');
    const parts = value.split('.');
    const strange = [
      ofOther,
      `${name}=${otherValue}`,
      `${name}=${['another', ...parts.slice(1)].join('.')}`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=`,
      `${name}=a.b.c.d`,
    ];
    for (const forged of strange) {
      expect({ forged, status: (await right(admin, { cookie: forged })).status }).toEqual({
        forged,
        status: 429,
      });
    }
    expect((await right(admin, { cookie })).status).toBe(200);
  });

  it('is a stranger after a change of the password', async () => {
    const admin = await test().company();
    const cookie = cookieOf(await right(admin));
    const password_hash = await hash('another password');
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('accounts').set({ password_hash }).execute(),
    );
    for (let i = 0; i < 10; i += 1) {
      expect((await attempt(admin.companyId, 'guess', { cookie })).status).toBe(400);
    }
    expect((await attempt(admin.companyId, 'another password')).status).toBe(429);
    expect((await attempt(admin.companyId, 'another password', { address: '192.0.2.2' })).status).toBe(200);
  });

  it('does not affect strangers, who are refused by address and then by company', async () => {
    const admin = await test().company();
    for (let i = 0; i < 10; i += 1) await attempt(admin.companyId, 'guess', { address: '2001:db8::1' });
    expect((await right(admin, { address: '2001:db8::2:1' })).status).toBe(429);
    expect((await right(admin, { address: '2001:db8:0:1::1' })).status).toBe(200);
    for (let i = 0; i < 10; i += 1) await attempt(admin.companyId, 'guess', { address: '192.0.2.7' });
    expect((await right(admin, { address: '::ffff:192.0.2.7' })).status).toBe(429);
    for (let i = 0; i < 30; i += 1) {
      expect((await attempt(admin.companyId, 'guess', { address: `198.51.100.${i}` })).status).toBe(400);
    }
    expect((await right(admin, { address: '203.0.113.1' })).status).toBe(429);
  });

  it('has a cookie that is HttpOnly and SameSite', async () => {
    const admin = await test().company();
    const answer = await right(admin);
    expect(parseSetCookie(String(answer.headers['set-cookie']))).toEqual({
      name: expect.stringMatching(/^tawseel-browser-[0-9a-f]{16}$/),
      value: expect.any(String),
      path: '/',
      maxAge: 15_552_000,
      httpOnly: true,
      sameSite: 'strict',
    });
    expect((await attempt(admin.companyId, 'guess')).headers['set-cookie']).toBeUndefined();
  });
});

describe('the cookie of a known browser', () => {
  const secret = 'a secret for tests that is long enough';
  const name = { companyId: '1001', user: '' };
  const company = { ...name, passwordHash: 'hash' };
  const request = (protocol: 'http' | 'https', cookie = '') => ({ protocol, headers: { cookie } });
  const browsers = createKnownBrowsers(secret);

  it('is bound to the host over TLS, where one without the prefix is ignored', () => {
    const set = browsers.cookieOf(request('https'), company);
    expect(set).toMatch(/^__Host-tawseel-browser-[0-9a-f]{16}=/);
    expect(set).toMatch(/; Secure/);
    expect(set).not.toMatch(/Domain/);
    const cookie = set.split(';')[0] ?? '';
    expect(browsers.read(request('https', cookie), name)).toMatchObject({ id: expect.any(String) });
    expect(browsers.read(request('https', cookie.replace('__Host-', '')), name)).toBeUndefined();
    expect(createKnownBrowsers(`${secret}!`).read(request('https', cookie), name)).toBeUndefined();
  });

  it('lasts 180 days, which a sign-in restarts without a new identity', () => {
    jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    const cookie = browsers.cookieOf(request('http'), company).split(';')[0] ?? '';
    jest.setSystemTime(new Date('2026-06-29T00:00:00Z'));
    const browser = browsers.read(request('http', cookie), name);
    expect(browser).toBeDefined();
    const next = browsers.cookieOf(request('http'), company, browser).split(';')[0] ?? '';
    jest.setSystemTime(new Date('2026-07-01T00:00:00Z'));
    expect(browsers.read(request('http', cookie), name)).toBeUndefined();
    expect(browsers.read(request('http', next), name)).toEqual(browser);
    jest.useRealTimers();
  });
});
