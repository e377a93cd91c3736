import { internationalDigits, isPhone, whatsAppLink } from './phone.ts';

test.each([
  ['0791234567', '962791234567'],
  ['٠٧٩١٢٣٤٥٦٧', '962791234567'],
  ['791234567', '962791234567'],
  ['065000000', '96265000000'],
  ['+962791234567', '962791234567'],
  ['00962791234567', '962791234567'],
  ['00447911123456', '447911123456'],
  ['447911123456', '447911123456'],
])('%s is %s abroad', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test('only 9 to 15 digits are a phone number', () => {
  expect(['0791234567', '+962791234567', '٠٧٩١٢٣٤٥٦٧'].map(isPhone)).toEqual([true, true, true]);
  expect(['12345678', '1234567890123456', 'a lot', '079-1234567'].map(isPhone)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a WhatsApp link has the number abroad and the text', () => {
  expect(whatsAppLink('0791234567')).toBe('https://wa.me/962791234567');
  expect(whatsAppLink('0791234567', 'a & b')).toBe('https://wa.me/962791234567?text=a%20%26%20b');
  expect(whatsAppLink('', 'a')).toBe('https://wa.me/?text=a');
});
