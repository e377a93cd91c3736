import { SignJWT } from 'jose';
import { onEachDatabase, testConfig } from '../testing/test-api.ts';

onEachDatabase('a token with a valid signature', (test) => {
  it.each([
    ['sid', 'x'],
    ['sid', 7],
    ['sid', { toString: 'x' }],
    ['sid', '00000000-0000-4000-8000-000000000000\0'],
    ['generation', 0.5],
    ['generation', 2 ** 40],
    ['generation', '0'],
    ['company_id', 'a\0b'],
    ['company_id', '\ud800'],
    ['company_id', ['1001']],
    ['admin_id', 'a\0b'],
    ['admin_id', null],
    ['role', {}],
  ])('is refused if its %s is %p', async (claim, value) => {
    const admin = await test().company();
    const { issuedAt: iat = 0, ...claims } = { ...(await test().api.tokens.read(admin.token)) };
    const payload = { iss: 'tawseel', aud: 'tawseel-console', exp: 2 ** 32, iat, ...claims, [claim]: value };
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(testConfig.tokenSecret));
    for (const url of ['/DC/Web/CheckToken', '/DC/DisplayCars', '/DC/HomeDashbord', '/DC/Web/Logout']) {
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await test().send({ method: 'POST', url, headers, payload: {} });
      expect({ url, status }).toEqual({ url, status: 401 });
    }
  });
});
