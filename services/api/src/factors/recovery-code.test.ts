import { createRecoveryCode, readRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

test('a recovery code is read as it was written', () => {
  const code = createRecoveryCode(7);
  const written = writeRecoveryCode(code);
  expect(written).toMatch(/^7[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(readRecoveryCode(written.replace('-', ''))).toEqual(code);
  expect(createRecoveryCode(7)).not.toEqual(code);
});

test('letters of either case, and letters that look like digits, are read as the code has them', () => {
  expect(readRecoveryCode('3k7qfoilmp')).toEqual({ number: 3, secret: 'K7QF011MP' });
});

test.each(['', '123456', '3K7QF-9XWPM', 'AK7QF9XWPM', '3K7QF9XWPM0', '3K7QF9XWPم'])(
  '"%s" is not a recovery code',
  (text) => {
    expect(readRecoveryCode(text)).toBeUndefined();
  },
);
