import { expectSameKeys } from '../testing/same-keys.ts';
import { fieldErrorMessage } from './field-error-message.ts';
import { fieldErrorTranslator, fieldErrorTranslations } from './field-error-translator.ts';

const en = fieldErrorTranslator('en');
const ar = fieldErrorTranslator('ar');

test('an error is translated to both languages', () => {
  expect(fieldErrorMessage(en, 'required')).toBe('This field is required.');
  expect(fieldErrorMessage(ar, 'required')).toBe('هذا الحقل مطلوب.');
});

test('a limit is inserted with grouped thousands', () => {
  expect(fieldErrorMessage(en, 'tooLong:100')).toBe('Use at most 100 characters.');
  expect(fieldErrorMessage(en, 'tooShort:1')).toBe('Use at least 1 character.');
  expect(fieldErrorMessage(en, 'tooLarge:9000000')).toBe('Enter 9,000,000 or less.');
  expect(fieldErrorMessage(ar, 'tooLarge:7.125')).toBe('أدخل قيمة لا تزيد على 7.125.');
});

test.each([
  [2, 'حرفان على الأكثر.'],
  [6, '6 أحرف على الأكثر.'],
  [50, '50 حرفًا على الأكثر.'],
  [100, '100 حرف على الأكثر.'],
])('Arabic counts %i characters in its own plural form', (limit, message) => {
  expect(fieldErrorMessage(ar, `tooLong:${limit}`)).toBe(message);
});

test("a server's sentence is returned unchanged", () => {
  expect(fieldErrorMessage(en, 'Driver D-1 has this phone number.')).toBe(
    'Driver D-1 has this phone number.',
  );
});

test('an unknown key becomes the general error', () => {
  expect(fieldErrorMessage(en, 'quux')).toBe('This value is not accepted.');
});

test('both languages have the same errors', () => {
  expectSameKeys(fieldErrorTranslations.en, fieldErrorTranslations.ar);
});
