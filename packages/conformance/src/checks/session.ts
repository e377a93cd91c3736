import { createSend, expectRefusal, expectSuccess, type Send } from '../run/client.ts';
import { Deviation, type Report } from '../run/report.ts';

export interface Credentials {
  company: string;
  password: string;
}

const address = '0.0.0.0';

/**
 * Signs in, and checks that wrong credentials and a missing token are refused.
 *
 * @returns how to send calls with the token; undefined if the server gave none
 */
export async function checkSession(
  report: Report,
  api: string,
  { company, password }: Credentials,
): Promise<Send | undefined> {
  const anonymous = createSend(api);
  const login = (password_company: string) =>
    anonymous('POST', '/LoginDC', { company_id: company, password_company, ip_address: address });
  let send: Send | undefined;
  await report.check('POST /LoginDC', 'answers a token', async () => {
    const { token } = await expectSuccess(login(password));
    if (typeof token !== 'string' || token === '') throw new Deviation('no token');
    send = createSend(api, token);
  });
  await report.check('POST /LoginDC', 'refuses a wrong password', () =>
    expectRefusal(login(`${password}-wrong`), [400, 401, 403, 404]),
  );
  await report.check('POST /DC/DisplayMerchants', 'refuses a call without a token', () =>
    expectRefusal(anonymous('POST', '/DC/DisplayMerchants'), [401, 403]),
  );
  const known = send;
  if (known)
    await report.check('POST /DC/Web/CheckToken', 'accepts the token', async () => {
      await expectSuccess(known('POST', '/DC/Web/CheckToken'));
    });
  return known;
}
