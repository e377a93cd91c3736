import { pageHeaders, siteHeaders } from './security-headers.ts';

const config = { apiUrl: '/api', ipUrl: '/api/ip' };

function policyOf(sources: Parameters<typeof pageHeaders>[1]): Map<string, string[]> {
  const text = pageHeaders('bm9uY2U=', sources)['content-security-policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('the policy allows scripts and styles of this site or with the nonce, none inline or evaluated', () => {
  const policy = policyOf({ shell: undefined, features: {}, config });
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
  expect(policy.get('style-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
});

test('the policy requires Trusted Types and an integrity for scripts', () => {
  const policy = policyOf({ shell: undefined, features: {}, config });
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['default']);
  const headers = pageHeaders('bm9uY2U=', { shell: undefined, features: {}, config });
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('the policy allows connections to a separate API and address service', () => {
  const elsewhere = { apiUrl: 'https://api.example.com/v1', ipUrl: 'https://ip.example.com/me?x=1' };
  const policy = policyOf({ shell: undefined, features: {}, config: elsewhere });
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example.com', 'https://ip.example.com']);
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
});

test('the policy allows loopback scripts and connections when overrides are allowed', () => {
  const policy = policyOf({ shell: undefined, features: {}, config: { ...config, overrides: true } });
  const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='", ...loopback]);
  expect(policy.get('connect-src')).toEqual(["'self'", ...loopback]);
  const others = [...policy].filter(([name]) => name !== 'script-src' && name !== 'connect-src');
  expect(others.flatMap(([, values]) => values).join(' ')).not.toContain('localhost');
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('HSTS is sent over TLS only', () => {
  expect(siteHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(siteHeaders(true)).toHaveProperty(
    'strict-transport-security',
    'max-age=31536000; includeSubDomains',
  );
});
