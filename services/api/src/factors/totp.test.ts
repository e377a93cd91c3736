import { Secret, TOTP } from 'otpauth';
import { createTotpSecret, totpStep, totpUri } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

// The last six digits of the eight in appendix B: a shorter code is the remainder of the same number.
test.each([
  [59, '287082', 0x1],
  [1_111_111_109, '081804', 0x23523ec],
  [1_111_111_111, '050471', 0x23523ed],
  [1_234_567_890, '005924', 0x273ef07],
  [2_000_000_000, '279037', 0x3f940aa],
  [20_000_000_000, '353130', 0x27bc86aa],
])('the code of RFC 6238 at %i seconds is %s', (seconds, code, step) => {
  expect(totpStep(secret, code, seconds * 1000)).toBe(step);
});

test('codes of the neighbouring steps are accepted as those steps, and no others', () => {
  const now = 1_234_567_890_000;
  const codeAt = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 });
  const accepted = [-2, -1, 0, 1, 2].map((steps) => totpStep(secret, codeAt(steps), now));
  expect(accepted).toEqual([undefined, 0x273ef06, 0x273ef07, 0x273ef08, undefined]);
});

test.each(['', '28708', '2870822', 'abcdef', '000000'])('no step has the code "%s"', (code) => {
  expect(totpStep(secret, code, 59_000)).toBeUndefined();
});

test('a new secret has 160 bits, and an address that authenticator apps read', () => {
  const created = createTotpSecret();
  expect(created).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(created);
  expect(totpUri(created, '1001 سارة')).toBe(
    `otpauth://totp/Tawseel:1001%20%D8%B3%D8%A7%D8%B1%D8%A9?issuer=Tawseel&secret=${created}&algorithm=SHA1&digits=6&period=30`,
  );
});
