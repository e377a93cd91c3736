import { hash } from '@node-rs/argon2';
import type { Role } from '@tawseel/api-client/permissions';
import { failure } from '@tawseel/api-client/schemas';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { insertAccount } from '../accounts/accounts.repository.ts';
import type { Api } from '../http/api.ts';
import { insertCompany } from '../company/create-company.ts';
import type { ApiConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { serveApi } from '../server/api-plugin.ts';
import { serverOptions } from '../server/build-api.ts';
import { openTestDatabase, testDatabases } from './test-database.ts';

type Body = Record<string, unknown>;

/** Response of a call with its parsed body. */
export interface TestResponse {
  status: number;
  headers: LightMyRequestResponse['headers'];
  text: string;
  body: Body & { data?: Body[]; date?: Body[]; fields?: Record<string, string> };
}

/** A person who is signed in. */
export interface TestPerson {
  token: string;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<TestResponse>;
  put(url: string, body?: object, headers?: Record<string, string>): Promise<TestResponse>;
  delete(url: string, headers?: Record<string, string>): Promise<TestResponse>;
}

/** The owner of a company of this test only, signed in. */
export interface TestCompany extends TestPerson {
  companyId: string;
  password: string;
  /** Adds a person of a role, whose login is the role in lower case, and signs them in. */
  person(role: Role): Promise<TestPerson>;
}

/** The API on a database of this test file only. */
export interface TestApi {
  app: FastifyInstance;
  api: Api;
  database: Database;
  /** Sends a request and validates the response against the schema of its call. */
  send(options: InjectOptions & { url: string }): Promise<TestResponse>;
  company(): Promise<TestCompany>;
  close(): Promise<void>;
}

/** Settings of the API in tests. */
export const testConfig = {
  tokenSecret: 'a secret for tests that is long enough',
  dataDir: '',
  sessionRate: 1_000_000,
  sessionStreams: 1000,
  companyStreams: 1000,
  processStreams: 1000,
  readerTimeout: 60,
  logLevel: 'silent',
  trustProxy: 0,
} as const;

/** Settings that a suite may override. */
type TestSettings = Partial<
  Pick<
    ApiConfig,
    'sessionRate' | 'sessionStreams' | 'companyStreams' | 'readerTimeout' | 'companyDetailsLocked'
  >
>;

function matches(pattern: string, path: string) {
  const expression = pattern.replace(/:(\w+)/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path);
}

/** Signs a person in by the body of LoginDC. */
export async function signedIn(test: Pick<TestApi, 'send'>, payload: object): Promise<TestPerson> {
  const login = await test.send({ method: 'POST', url: '/LoginDC', payload });
  const token = String(login.body.token);
  const send =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    (url: string, body?: object, headers: Record<string, string> = {}) =>
      test.send({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body && { payload: body }),
      });
  return {
    token,
    post: send('POST'),
    put: send('PUT'),
    delete: (url, headers) => send('DELETE')(url, undefined, headers),
  };
}

let companies = 0;
/** A hash contains its cost: tests sign in to a company without the work of a real hash. */
const littleCost = { memoryCost: 64, timeCost: 1 };

/** Serves the API over `database`; validates every response against the schema of its call. */
export async function createTestApi(database: Database, settings: TestSettings = {}): Promise<TestApi> {
  const config = { ...testConfig, ...settings };
  const app = Fastify({ ...serverOptions(config), logger: false });
  let api: Api | undefined;
  app.register(async (scope) => {
    api = serveApi(scope, { database, config });
  });
  await app.ready();
  if (!api) throw new Error('The API was not served.');
  const served = api;

  function check(method: string, path: string, answer: TestResponse) {
    const utc = /"[^"]*":"\d{4}-\d\d-\d\dT[\d:.]+Z"/.exec(answer.text);
    if (utc) throw new Error(`${path} has a time that is not the company's: ${utc[0]}`);
    const call = served.calls.find((known) => known.method === method && matches(known.path, path));
    if (answer.status !== 200) failure.parse(answer.body);
    else if (call && !call.produces) call.answer.parse(answer.body);
  }

  const test: TestApi = {
    app,
    api: served,
    database,
    async send(options) {
      const response = await app.inject(options);
      const isJson = /\bjson\b/.test(String(response.headers['content-type']));
      const answer: TestResponse = {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        body: isJson ? response.json() : {},
      };
      if (isJson) check(options.method ?? 'GET', options.url, answer);
      return answer;
    },
    async company() {
      companies += 1;
      const companyId = `c${process.pid}-${companies}`;
      const password = `secret of ${companyId}`;
      const company = { company_id: companyId, name_company: 'شركة', name_admin: 'Admin' };
      const passwordHash = await hash(password, littleCost);
      await asSystem(database, companyId, (tx) => insertCompany(tx, company, passwordHash));
      const login = { company_id: companyId, password_company: password };
      return {
        companyId,
        password,
        ...(await signedIn(test, login)),
        async person(role) {
          const user = role.toLowerCase();
          await asSystem(database, companyId, (tx) =>
            insertAccount(tx, { companyId, name: `The ${role}`, login: user, role, passwordHash }),
          );
          return signedIn(test, { ...login, user });
        },
      };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
  return test;
}

/**
 * Runs the suite on the embedded database, and on the oldest and the newest PostgreSQL server. If PostgreSQL is not installed, a
 * line on stderr reports it: a failing test would be wrong, and a missing one unnoticed. `define` receives the database's name.
 */
export function onEachDatabase(
  title: string,
  define: (test: () => TestApi, name: string) => void,
  settings: TestSettings = {},
): void {
  const names = testDatabases();
  if (names.length === 1)
    process.stderr.write(`${title}: not run on a PostgreSQL server, which is not installed here.\n`);
  for (const name of names) {
    describe(`${title} (${name})`, () => {
      let test: TestApi | undefined;
      beforeAll(async () => {
        test = await createTestApi(await openTestDatabase(name), settings);
      }, 60_000);
      afterAll(async () => {
        await test?.close();
      });
      define(() => {
        if (!test) throw new Error('The test API has not started.');
        return test;
      }, name);
    });
  }
}
