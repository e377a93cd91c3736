import path from 'node:path';
import { ConfigError } from '@tawseel/api';
import { readGatewayConfig } from './gateway-config.ts';

const defaults = {
  storeFolder: path.resolve('.data/store'),
  databaseUrl: undefined,
  apiUrl: undefined,
  canaryMaxFailures: 3,
  metricsToken: undefined,
  keepDays: 7,
  frontEnd: {
    apiUrl: '/api',
    ipUrl: '/api/ip',
    provider: { name: 'Tawseel', email: 'support@example.com', phone: '+962 6 000 0000' },
  },
};

test('every variable has a default', () => {
  expect(readGatewayConfig({})).toEqual(defaults);
});

test('a blank variable counts as unset', () => {
  const env = { DATA_DIR: '', API_URL: ' ', PUBLIC_API_URL: '', PROVIDER_NAME: '' };
  expect(readGatewayConfig(env)).toEqual(defaults);
});

test('every variable can be set', () => {
  expect(
    readGatewayConfig({
      DATA_DIR: '/var/lib/tawseel',
      DATABASE_URL: 'postgres://tawseel@db/tawseel',
      API_URL: 'http://127.0.0.1:8081',
      PUBLIC_API_URL: 'https://api.example.com/v1/',
      PUBLIC_IP_URL: 'https://ip.example.com',
      PROVIDER_NAME: 'شركة السهم',
      PROVIDER_EMAIL: 'help@example.com',
      PROVIDER_PHONE: '06 111 2222',
      CANARY_MAX_FAILURES: '0',
      METRICS_TOKEN: 'a token of the operator',
      ALLOW_OVERRIDES: '1',
      RELEASES_KEEP_DAYS: '30',
    }),
  ).toEqual({
    storeFolder: '/var/lib/tawseel/store',
    databaseUrl: 'postgres://tawseel@db/tawseel',
    apiUrl: 'http://127.0.0.1:8081',
    canaryMaxFailures: 0,
    metricsToken: 'a token of the operator',
    keepDays: 30,
    frontEnd: {
      apiUrl: 'https://api.example.com/v1',
      ipUrl: 'https://ip.example.com',
      provider: { name: 'شركة السهم', email: 'help@example.com', phone: '06 111 2222' },
      overrides: true,
    },
  });
});

test('pages send the trace of a call when traces have a collector and the API is of the same origin', () => {
  const pages = (env: NodeJS.ProcessEnv) => readGatewayConfig(env).frontEnd.traces;
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  expect(pages({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true);
  expect(pages({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe(true);
  expect(pages({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(pages({ OTEL_EXPORTER_OTLP_ENDPOINT, PUBLIC_API_URL: 'https://api.example.com' })).toBeUndefined();
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'must be an address such as http://127.0.0.1:4318.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'grpc://collector:4317',
    'must be an address such as http://127.0.0.1:4318.',
  ],
  ['API_URL', 'localhost:8081', 'must be an address such as http://127.0.0.1:8081.'],
  ['API_URL', '/api', 'must be an address such as http://127.0.0.1:8081.'],
  ['PUBLIC_API_URL', 'api', 'must be an address such as /api or https://api.example.com.'],
  ['PUBLIC_API_URL', '//evil.example', 'must be an address such as /api or https://api.example.com.'],
  ['CANARY_MAX_FAILURES', '-1', 'must be a whole number from 0 to 1000.'],
  ['CANARY_MAX_FAILURES', '1001', 'must be a whole number from 0 to 1000.'],
  ['CANARY_MAX_FAILURES', 'three', 'must be a whole number from 0 to 1000.'],
  ['ALLOW_OVERRIDES', 'yes', 'must be 0 or 1.'],
  ['METRICS_TOKEN', 'too short', 'must have at least 16 characters.'],
  ['PUBLIC_IP_URL', 'javascript:alert(1)', 'must be an address such as /api or https://api.example.com.'],
])('%s=%s is refused in a sentence that names the variable', (name, value, message) => {
  const read = () => readGatewayConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new Error(`${name} ${message}`));
});
