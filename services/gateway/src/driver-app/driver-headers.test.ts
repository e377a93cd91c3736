import { driverHeaders } from './driver-headers.ts';

function policyOf(apiUrl: string, nonce?: string): Map<string, string[]> {
  const text = driverHeaders({ apiUrl }, nonce)['content-security-policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('the page allows scripts of this site, WebAssembly, and styles with the nonce', () => {
  const policy = policyOf('/api', 'bm9uY2U=');
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", "'nonce-bm9uY2U='"],
    'style-src': ["'self'", "'nonce-bm9uY2U='"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect([...policy.values()].flat().join(' ')).not.toMatch(/'unsafe|\*/);
});

test('files have the policy of their workers, without a nonce', () => {
  const policy = policyOf('/api');
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.has('require-trusted-types-for')).toBe(false);
});

test('the policy allows connections to a separate API', () => {
  expect(policyOf('https://api.example.com/v1').get('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
  ]);
});

test('the app may use the camera, and no other feature of the device', () => {
  const [camera, ...others] = driverHeaders({ apiUrl: '/api' })['permissions-policy']?.split(', ') ?? [];
  expect(camera).toBe('camera=(self)');
  expect(others).toContain('geolocation=()');
  expect(others.every((feature) => feature.endsWith('=()'))).toBe(true);
});
