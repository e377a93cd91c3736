import { capabilities } from '@tawseel/api-client/schemas';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const hour = 60 * 60;
const key = new TextEncoder().encode('a secret for tests that is long enough');

onEachDatabase('renewal of a session', (test) => {
  const call = (url: string, token: string) =>
    test().send({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
  const check = (token: string) => call('/DC/Web/CheckToken', token);
  const claimsOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  /** The company's token as if it had been issued earlier. */
  async function agedToken(admin: TestCompany, age: number) {
    const issuedAt = Math.floor(Date.now() / 1000) - age;
    return new SignJWT(claimsOf(admin.token))
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 24 * hour)
      .sign(key);
  }

  /** Lets time pass for the sessions of the company. */
  const pass = (admin: TestCompany, interval: string) =>
    asSystem(test().database, admin.companyId, (tx) =>
      sql`update sessions set created_at = created_at - ${interval}::interval,
        replaced_at = replaced_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval`.execute(
        tx,
      ),
    );

  const sessionsOf = (admin: TestCompany) =>
    asSystem(test().database, admin.companyId, (tx) =>
      tx.selectFrom('sessions').select('session_id').execute(),
    );

  it('keeps the session, replaces its token, and accepts the old one for a minute', async () => {
    const admin = await test().company();
    const old = await agedToken(admin, 20 * hour);
    const { body } = await check(old);
    expect(body).toEqual({ success: true, token: expect.any(String), capabilities });
    const renewed = String(body.token);
    expect(claimsOf(renewed).sid).toBe(claimsOf(admin.token).sid);
    expect(await sessionsOf(admin)).toHaveLength(1);
    expect((await check(renewed)).body).toEqual({ success: true, capabilities });
    expect((await call('/DC/DisplayCars', old)).status).toBe(200);
    await pass(admin, '61 seconds');
    for (const url of ['/DC/DisplayCars', '/DC/Web/CheckToken', '/DC/Web/Logout', '/DC/HomeDashbord']) {
      expect({ url, status: (await call(url, old)).status }).toEqual({ url, status: 401 });
    }
    expect((await call('/DC/DisplayCars', renewed)).status).toBe(200);
  });

  it('gives one successor when many tabs renew at once', async () => {
    const admin = await test().company();
    const old = await agedToken(admin, 20 * hour);
    const answers = await Promise.all(Array.from({ length: 30 }, () => check(old)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    const tokens = new Set(answers.map(({ body }) => String(body.token)));
    expect(tokens.size).toBe(1);
    expect(await sessionsOf(admin)).toHaveLength(1);
    const [renewed = ''] = tokens;
    expect(claimsOf(renewed).generation).toBe(1);
    await pass(admin, '61 seconds');
    expect((await check(old)).status).toBe(401);
    expect((await check(renewed)).status).toBe(200);
  });

  it('happens at the check after which the token would expire before the next, 20 hours later', async () => {
    const admin = await test().company();
    expect((await check(await agedToken(admin, 2.9 * hour))).body).toEqual({ success: true, capabilities });
    expect((await check(await agedToken(admin, 3.1 * hour))).body.token).toEqual(expect.any(String));
  });

  it('ends 14 days after the sign-in', async () => {
    const admin = await test().company();
    await pass(admin, '13 days 23 hours');
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update sessions set expires_at = now() + interval '30 minutes'`.execute(tx),
    );
    const renewed = String((await check(await agedToken(admin, 20 * hour))).body.token);
    const { exp } = claimsOf(renewed);
    expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(hour);
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(hour - 60);
    await pass(admin, '1 hour');
    expect((await check(renewed)).status).toBe(401);
  });

  it('fails after a sign-out, which ends every token of the session', async () => {
    const admin = await test().company();
    const old = await agedToken(admin, 20 * hour);
    const renewed = String((await check(old)).body.token);
    expect((await call('/DC/Web/Logout', old)).status).toBe(200);
    for (const token of [old, renewed, admin.token]) {
      expect((await call('/DC/DisplayCars', token)).status).toBe(401);
      expect((await check(token)).status).toBe(401);
    }
  });
});
