import path from 'node:path';
import { ConfigError } from '@tawseel/api';
import { readGatewayConfig } from './gateway-config.ts';

const defaults = {
  storeFolder: path.resolve('.data/store'),
  apiUrl: undefined,
  canaryMaxFailures: 3,
  metricsToken: undefined,
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
      API_URL: 'http://127.0.0.1:8081',
      PUBLIC_API_URL: 'https://api.example.com/v1/',
      PUBLIC_IP_URL: 'https://ip.example.com',
      PROVIDER_NAME: 'شركة السهم',
      PROVIDER_EMAIL: 'help@example.com',
      PROVIDER_PHONE: '06 111 2222',
      CANARY_MAX_FAILURES: '0',
      METRICS_TOKEN: 'a token of the operator',
      ALLOW_OVERRIDES: '1',
    }),
  ).toEqual({
    storeFolder: '/var/lib/tawseel/store',
    apiUrl: 'http://127.0.0.1:8081',
    canaryMaxFailures: 0,
    metricsToken: 'a token of the operator',
    frontEnd: {
      apiUrl: 'https://api.example.com/v1',
      ipUrl: 'https://ip.example.com',
      provider: { name: 'شركة السهم', email: 'help@example.com', phone: '06 111 2222' },
      overrides: true,
    },
  });
});

test.each([
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
