import { expectSameWords } from '../testing/same-words.ts';
import { faultMessage } from './fault-message.ts';
import { faultTranslator, faultWords } from './fault-translator.ts';

const en = faultTranslator('en');
const ar = faultTranslator('ar');

test('an error is translated to both languages', () => {
  expect(faultMessage(en, 'required')).toBe('Fill this in.');
  expect(faultMessage(ar, 'required')).toBe('هذا الحقل مطلوب.');
});

test('a limit is inserted with grouped thousands', () => {
  expect(faultMessage(en, 'tooLong:100')).toBe('Use at most 100 characters.');
  expect(faultMessage(en, 'tooShort:1')).toBe('Use at least 1 character.');
  expect(faultMessage(en, 'tooLarge:9000000')).toBe('Enter at most 9,000,000.');
});

test.each([
  [2, 'حرفان على الأكثر.'],
  [6, '6 أحرف على الأكثر.'],
  [50, '50 حرفًا على الأكثر.'],
  [100, '100 حرف على الأكثر.'],
])('Arabic counts %i characters in its own plural form', (limit, message) => {
  expect(faultMessage(ar, `tooLong:${limit}`)).toBe(message);
});

test("a server's sentence is returned unchanged", () => {
  expect(faultMessage(en, 'Driver D-1 has this phone number.')).toBe('Driver D-1 has this phone number.');
});

test('an unknown key becomes the general error', () => {
  expect(faultMessage(en, 'quux')).toBe('This value is not accepted.');
});

test('both languages have the same errors', () => {
  expectSameWords(faultWords.en, faultWords.ar);
});
