import { ApiError } from '@tawseel/api-client';
import { fakeApi, json } from '../testing/fake-api.ts';
import { refusal } from '../testing/responses.ts';
import { testClient } from '../testing/render-with-api.tsx';
import { checkToken, readAccount, signIn, signOut } from './session.ts';

const api = fakeApi();
const credentials = { company_id: '1001', password_company: 'secret-1' };

function tokenOf(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url');
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.signature`;
}

describe('signing in', () => {
  const signedOut = testClient({ readToken: () => null });

  test('sends the login payload of the contract and resolves to the token', async () => {
    api.on('/LoginDC', json({ success: true, token: 'fresh', message: 'Welcome.' }));
    expect(await signIn(signedOut, credentials)).toEqual({
      token: 'fresh',
      message: 'Welcome.',
      capabilities: [],
    });
    expect(api.received[0]).toMatchObject({
      method: 'POST',
      body: { ...credentials, ip_address: '0.0.0.0' },
    });
  });

  test('fails with the message of the server for a wrong password', async () => {
    api.on('/LoginDC', refusal(401, 'unauthorised', 'Not right.'));
    await expect(signIn(signedOut, credentials)).rejects.toMatchObject({
      code: 'unauthorised',
      message: 'Not right.',
    });
  });

  test('fails as unreadable for a response without a token', async () => {
    api.on('/LoginDC', json({ success: true }));
    await expect(signIn(signedOut, credentials)).rejects.toMatchObject({ code: 'unreadable' });
    await expect(signIn(signedOut, credentials)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('the token check', () => {
  test.each([
    ['the fresh token the server gives', json({ success: true, token: 'fresh' }), 'fresh'],
    ['no token while the present one may stay', json({ success: true }), undefined],
    ['no token for an empty response', new Response(null, { status: 204 }), undefined],
  ])('resolves to %s', async (_, answer, expected) => {
    api.on('/DC/Web/CheckToken', answer);
    expect(await checkToken(testClient())).toMatchObject({ token: expected, capabilities: [] });
    expect(api.received[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('fails and reports the end of a session that is over', async () => {
    const onSessionEnded = jest.fn();
    api.on('/DC/Web/CheckToken', json({ success: false, message: 'Over.' }, 401));
    await expect(checkToken(testClient({ onSessionEnded }))).rejects.toMatchObject({ message: 'Over.' });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['names', ['lists', 'restore'], ['lists', 'restore']],
  ['names among other values', ['lists', 7, null], ['lists']],
  ['nothing', undefined, []],
  ['null', null, []],
  ['one text', 'lists', []],
  ['an object', { lists: true }, []],
])('additions that a server announces as %s are read', async (_, capabilities, expected) => {
  api.on('/LoginDC', json({ success: true, token: 'fresh', capabilities }));
  api.on('/DC/Web/CheckToken', json({ success: true, capabilities }));
  expect((await signIn(testClient({ readToken: () => null }), credentials)).capabilities).toEqual(expected);
  expect((await checkToken(testClient())).capabilities).toEqual(expected);
});

test('signing out ends the session of the token', async () => {
  api.on('/DC/Web/Logout', json({ success: true }));
  await signOut(testClient());
  expect(api.received[0]).toMatchObject({ method: 'POST', path: '/DC/Web/Logout' });
  expect(api.received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

describe('the account in a token', () => {
  test.each<[string, unknown, unknown]>([
    [
      'Arabic and marks of base64url',
      { company_id: 1001, name_company: 'شركة السَّهم للتوصيل ؟~', admin_id: 7 },
      {
        companyId: '1001',
        companyName: 'شركة السَّهم للتوصيل ؟~',
        adminId: '7',
        role: 'Owner',
        person: '',
        wasReset: false,
      },
    ],
    [
      'the other names of the contract',
      { name: 'Arrow', id: 'a-1' },
      { companyId: '', companyName: 'Arrow', adminId: 'a-1', role: 'Owner', person: '', wasReset: false },
    ],
    [
      'the first name that says something',
      { name_company: '', name: 'Arrow', admin_id: null, id: 0 },
      { companyId: '', companyName: 'Arrow', adminId: '0', role: 'Owner', person: '', wasReset: false },
    ],
    [
      'claims of the wrong kind',
      { name_company: {}, admin_id: [1] },
      { companyId: '', companyName: '', adminId: '', role: 'Owner', person: '', wasReset: false },
    ],
    [
      'a role and a name',
      { role: 'Viewer', person: 'Maha' },
      { companyId: '', companyName: '', adminId: '', role: 'Viewer', person: 'Maha', wasReset: false },
    ],
    [
      'a reset of the password',
      { was_reset: true },
      { companyId: '', companyName: '', adminId: '', role: 'Owner', person: '', wasReset: true },
    ],
    [
      'no claims',
      {},
      { companyId: '', companyName: '', adminId: '', role: 'Owner', person: '', wasReset: false },
    ],
  ])('reads %s', (_, claims, account) => {
    expect(readAccount(tokenOf(claims))).toEqual(account);
  });

  test.each([
    ['nothing', ''],
    ['one part', 'abc'],
    ['no base64', 'a.***.c'],
    ['no JSON', `a.${btoa('hello')}.c`],
    ['null', `a.${btoa('null')}.c`],
    ['a number', `a.${btoa('7')}.c`],
  ])('is undefined for %s', (_, token) => {
    expect(readAccount(token)).toBeUndefined();
  });
});
