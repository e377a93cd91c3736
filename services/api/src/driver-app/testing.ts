import type { TestApi, TestResponse } from '../testing/test-api.ts';

/** A driver who is signed in, with the response of the sign-in. */
export interface TestDriver {
  token: string;
  login: TestResponse;
  /** Sends a call of the app, to another process of the API if one is named. */
  post(url: string, body?: object, via?: Pick<TestApi, 'send'>): Promise<TestResponse>;
}

/** What a sign-in may differ in from that of driver `D-1`. */
export interface LoginChanges {
  driver?: string;
  password?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Tries to sign a driver in: `D-1` with the password of `driverBody`, if not told otherwise. */
export function tryDriver(
  { send }: Pick<TestApi, 'send'>,
  company_id: string,
  { driver = 'D-1', password = 'secret1', address = '192.0.2.1', headers = {} }: LoginChanges = {},
): Promise<TestResponse> {
  const payload = { company_id, driver, password };
  return send({ method: 'POST', url: '/DR/Login', remoteAddress: address, headers, payload });
}

/** Signs a driver in, as {@link tryDriver} does. */
export async function signDriverIn(
  test: Pick<TestApi, 'send'>,
  companyId: string,
  changes: LoginChanges = {},
): Promise<TestDriver> {
  const login = await tryDriver(test, companyId, changes);
  const token = String(login.body.token);
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    login,
    post: (url, payload, { send } = test) =>
      send({ method: 'POST', url, headers, ...(payload && { payload }) }),
  };
}
