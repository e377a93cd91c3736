import Fastify from 'fastify';
import { serverOptions } from '../server/build-api.ts';
import { api } from '../server/api-plugin.ts';
import { createCompany } from '../company/create-company.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const config = {
  tokenSecret: 'a secret for tests that is long enough',
  dataDir: '',
  sessionRate: 1000,
  sessionStreams: 10,
  companyStreams: 10,
  processStreams: 10,
  readerTimeout: 60,
  logLevel: 'trace',
  trustProxy: 0,
} as const;

test('log lines contain company and session, and no password, token or cookie', async () => {
  const database = await openTestDatabase('embedded');
  await createCompany(database, {
    company_id: '7',
    password: 'secret-7',
    name_company: 'x',
    name_admin: 'y',
  });
  const lines: string[] = [];
  const options = serverOptions(config);
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ ...options, logger: { ...options.logger, stream } });
  await app.register(api, { database, config });
  const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const completed = () => {
    const last = lines.findLast((line) => line.includes('request completed')) ?? '{}';
    const line: unknown = JSON.parse(last);
    return line;
  };

  const credentials = { company_id: '7', password_company: 'secret-7' };
  const signedIn = await send('/LoginDC', credentials);
  const { token } = signedIn.json<{ token: string }>();
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const session = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  expect(completed()).toMatchObject({ company: '7', session, res: { statusCode: 200 } });
  const authorization = `Bearer ${token}`;
  await send('/DC/DisplayCars', { limit: 1 }, { authorization, cookie });
  expect(completed()).toMatchObject({ company: '7', session });
  await send('/DC/DisplayCars', {}, { authorization, cookie });
  expect(completed()).toMatchObject({ company: '7', session });
  await send('/DC/Export/cars', { format: 'pdf' }, { authorization });
  expect(completed()).toMatchObject({ company: '7', session, res: { statusCode: 400 } });
  await send('/LoginDC', { company_id: '7', password_company: 'mistyped' }, { cookie });
  expect(completed()).toMatchObject({ company: '7', res: { statusCode: 400 } });
  expect(completed()).not.toHaveProperty('session');
  // Text typed as an unknown company may be anything, even a password.
  await send('/LoginDC', { company_id: 'not-a-company', password_company: 'mistyped' });
  expect(completed()).not.toHaveProperty('company');
  await send('/DC/Web/Logout', {}, { authorization });
  expect((await send('/DC/DisplayCars', {}, { authorization })).statusCode).toBe(401);
  await app.close();
  await database.close();

  const log = lines.join('\n');
  expect(log.length).toBeGreaterThan(1000);
  for (const secret of [
    'secret-7',
    'mistyped',
    'not-a-company',
    token,
    token.split('.')[2] ?? '',
    cookie.split('=')[1] ?? '',
  ]) {
    expect(log).not.toContain(secret);
  }
});
