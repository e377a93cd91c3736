import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db:5432/x',
  TOKEN_SECRET: 'x'.repeat(32),
};

test('every setting has a default on this machine', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/\.data$/),
    databaseUrl: undefined,
    tokenSecret: undefined,
    trustProxy: 0,
  });
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
});

test('production requires a database to be named', () => {
  expect(readConfig(production)).toMatchObject({ production: true, databaseUrl: production.DATABASE_URL });
  expect(readConfig({ NODE_ENV: 'production', EMBEDDED_DATABASE: '1' }).databaseUrl).toBeUndefined();
});

test('a process that leaves the database to another one shares its secret in production', () => {
  const settings = { ...production, TOKEN_SECRET: undefined };
  expect(() => readConfig(settings, false)).toThrow('TOKEN_SECRET');
  expect(readConfig({ ...settings, DATABASE_URL: undefined }, false).tokenSecret).toBeUndefined();
});

test.each([
  [{ PORT: '80a' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ EMBEDDED_DATABASE: 'maybe' }, 'EMBEDDED_DATABASE'],
  [{ COMPANY_DETAILS_LOCKED: 'maybe' }, 'COMPANY_DETAILS_LOCKED'],
  [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
  [{ ...production, TOKEN_SECRET: '' }, 'TOKEN_SECRET'],
  [{ API_PROCESSES: '2' }, 'API_PROCESSES'],
])('%j is refused in one sentence that names the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});
