import { act, waitFor } from '@testing-library/react';
import { ApiError } from '@tawseel/api-client';
import { signIn } from '../session/session.ts';
import { errorOf } from '../testing/error-of.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi, testClient } from '../testing/render-with-api.tsx';
import {
  readFactorRequest,
  useFactorConfirmation,
  useFactorReset,
  usePasskeyRemoval,
  useSecurity,
  useTotpConfirmation,
  useTotpCreation,
  useTotpRemoval,
} from './factors.ts';

const api = fakeApi();

function useHooks() {
  return {
    create: useTotpCreation(),
    confirm: useTotpConfirmation(),
    removeTotp: useTotpRemoval(),
    removePasskey: usePasskeyRemoval(),
    prove: useFactorConfirmation(),
    reset: useFactorReset(),
  };
}

test('calls of second factors send their input and resolve to its response', async () => {
  const totp = { secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
  api.on('/DC/CreateTotp', json({ success: true, data: totp }));
  api.on('/DC/ConfirmTotp', json({ success: true, data: { recovery_codes: ['0AAAA-BBBBB'] } }));
  for (const path of ['DeleteTotp', 'DeletePasskey/a-_1', 'ConfirmFactor', 'ResetFactor/7'])
    api.on(`/DC/${path}`, json({ success: true }));
  const { result } = renderWithApi(useHooks, undefined);
  await act(async () => {
    expect(await result.current.create?.({})).toMatchObject({ data: totp });
    expect(await result.current.confirm?.({ code: '123456' })).toMatchObject({
      data: { recovery_codes: ['0AAAA-BBBBB'] },
    });
    await result.current.removeTotp?.();
    await result.current.removePasskey?.({ passkey_id: 'a-_1' });
    await result.current.prove?.({ password: 'secret' });
    await result.current.reset?.({ account_id: '7' });
  });
  expect(api.received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/DC/CreateTotp', {}],
    ['PUT', '/DC/ConfirmTotp', { code: '123456' }],
    ['DELETE', '/DC/DeleteTotp', undefined],
    ['DELETE', '/DC/DeletePasskey/a-_1', undefined],
    ['POST', '/DC/ConfirmFactor', { password: 'secret' }],
    ['POST', '/DC/ResetFactor/7', {}],
  ]);
});

test('calls of second factors are missing for a server without them', () => {
  const { result } = renderWithApi(useHooks, undefined, { readCapabilities: () => [] });
  expect(Object.values(result.current).filter(Boolean)).toEqual([]);
});

test('security settings are read', async () => {
  api.on('/DC/DisplaySecurity', json({ success: true, data: { factor_required: true } }));
  const { result } = renderWithApi(() => useSecurity(), undefined);
  await waitFor(() => expect(result.current.value).toEqual({ factor_required: true }));
});

describe('what a sign-in asks for', () => {
  const passkey = {
    challenge: 'AAAA',
    rpId: 'console.example',
    timeout: 300_000,
    allowCredentials: [{ id: 'p', type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
  };
  const credentials = { company_id: '1001', password_company: 'secret-1' };
  const refusal = (code: string, factor?: object) =>
    json({ success: false, code, message: 'Confirm.', factor }, 409);

  test('is read from the error, and the factor is sent with the same fields', async () => {
    const factor = { methods: ['totp', 'recovery', 'passkey'], passkey };
    api.on('/LoginDC', refusal('factor_required', factor), json({ success: true, token: 'fresh' }));
    const client = testClient({ readToken: () => null });
    const error = await errorOf(signIn(client, credentials));
    expect([error.code, readFactorRequest(error)]).toEqual(['factor_required', factor]);
    expect((await signIn(client, { ...credentials, code: '123456' })).token).toBe('fresh');
    expect(api.received[1]?.body).toEqual({ ...credentials, code: '123456', ip_address: '0.0.0.0' });
  });

  test.each([
    ['another error', refusal('changed', { methods: ['totp'] })],
    ['unknown methods', refusal('factor_required', { methods: ['magic'] })],
    ['nothing', refusal('factor_stale')],
  ])('is undefined for %s', async (_, answer) => {
    api.on('/LoginDC', answer);
    const error = await errorOf(signIn(testClient({ readToken: () => null }), credentials));
    expect(readFactorRequest(error)).toBeUndefined();
    expect(readFactorRequest(new ApiError('network', 'No network.'))).toBeUndefined();
    expect(readFactorRequest(undefined)).toBeUndefined();
  });
});
