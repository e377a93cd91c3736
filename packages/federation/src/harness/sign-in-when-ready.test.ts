import { broken, fakeApi, json, refusal, testClient } from '@tawseel/api-client/testing';
import { signInWhenReady } from './sign-in-when-ready.ts';

const api = fakeApi();
const client = testClient({ readToken: () => null });
const login = { company_id: '1001', password_company: 'demo-1001' };

test('a sign-in is repeated until the API responds', async () => {
  const proxied = new Response('Error occurred while trying to proxy', { status: 504 });
  api.on('/LoginDC', proxied, broken(), json({ success: true, token: 'fresh' }));
  const showError = jest.fn();
  expect(await signInWhenReady(client, login, showError)).toMatchObject({ token: 'fresh' });
  expect(showError).toHaveBeenCalledTimes(2);
  expect(showError).toHaveBeenCalledWith('The server cannot be reached. Check the connection and try again.');
});

test('a refused sign-in is not repeated', async () => {
  api.on('/LoginDC', refusal(401, 'unauthorised', 'Not right.'));
  const showError = jest.fn();
  await expect(signInWhenReady(client, login, showError)).rejects.toMatchObject({ code: 'unauthorised' });
  expect(showError).toHaveBeenCalledWith('Not right.');
  expect(api.received).toHaveLength(1);
});
