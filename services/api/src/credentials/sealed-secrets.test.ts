import { createSealedSecrets } from './sealed-secrets.ts';

const sealed = createSealedSecrets('a secret for tests that is long enough');
const owner = ['totp', '1001', 'a-1'];

test('a sealed secret is read by its owner alone', () => {
  const stored = sealed.seal(owner, 'JBSWY3DPEHPK3PXP');
  expect(stored).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed.seal(owner, 'JBSWY3DPEHPK3PXP')).not.toBe(stored);
  expect(sealed.open(owner, stored)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.open(['totp', '1001', 'a-2'], stored)).toBeUndefined();
  expect(createSealedSecrets('another secret that is long enough').open(owner, stored)).toBeUndefined();
});

test('a sealed secret that was altered is not read', () => {
  const bytes = Buffer.from(sealed.seal(owner, 'JBSWY3DPEHPK3PXP'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(sealed.open(owner, altered.toString('base64url'))).toBeUndefined();
  }
  expect(sealed.open(owner, bytes.subarray(0, 20).toString('base64url'))).toBeUndefined();
  expect(sealed.open(owner, '')).toBeUndefined();
});
