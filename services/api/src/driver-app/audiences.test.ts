import { SignJWT } from 'jose';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, testConfig } from '../testing/test-api.ts';
import { signDriverIn } from './testing.ts';

onEachDatabase('a token', (test) => {
  const send = (
    token: string,
    { method, path }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
  ) =>
    test().send({
      method,
      url: path.replace(/:\w+/g, 'x'),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{}',
    });

  it('of a driver is refused by every call of the console, and one of the console by every call of drivers', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const driver = await signDriverIn(test(), admin.companyId);
    const ofDrivers = test().api.calls.filter(({ allow }) => allow === 'driver');
    const ofPeople = test().api.calls.filter(({ allow }) => allow !== 'driver' && allow !== 'public');
    expect(ofDrivers.length).toBeGreaterThan(2);
    expect(ofPeople.length).toBeGreaterThan(100);
    for (const [token, calls] of [
      [driver.token, ofPeople],
      [admin.token, ofDrivers],
    ] as const)
      for (const call of calls) {
        const { status, body } = await send(token, call);
        expect({ path: call.path, status, code: body.code }).toEqual({
          path: call.path,
          status: 401,
          code: 'unauthorised',
        });
      }
    expect((await driver.post('/DR/Run')).status).toBe(200);
  });

  it.each([
    ['sid', 'x'],
    ['sid', '00000000-0000-4000-8000-000000000000'],
    ['company_id', 'a\0b'],
    ['company_id', 'another'],
    ['driver_id', 'D-2'],
    ['driver_id', ['D-1']],
    ['aud', 'tawseel-console'],
    ['exp', 1],
    ['exp', undefined],
  ])('of a driver is refused if its %s is %p', async (claim, value) => {
    const admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
    const { token } = await signDriverIn(test(), admin.companyId);
    const { issuedAt: iat = 0, ...claims } = { ...(await test().api.driverTokens.read(token)) };
    const payload = { iss: 'tawseel', aud: 'tawseel-driver', exp: 2 ** 32, iat, ...claims };
    const sign = (changes: object) =>
      new SignJWT({ ...payload, ...changes })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(testConfig.tokenSecret));
    const run = { method: 'POST', path: '/DR/Run' } as const;
    expect((await send(await sign({}), run)).status).toBe(200);
    expect((await send(await sign({ [claim]: value }), run)).status).toBe(401);
  });
});
