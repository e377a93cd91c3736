import { parseNumber } from './parse-number.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['12.5', 12.5],
  ['٣٥٠', 350],
  ['١٬٢٣٤٫٥', 1234.5],
  ['1,234,567.125', 1_234_567.125],
  ['.5', 0.5],
  ['٠,٧٥', 0.75],
  ['٠،٧٥٠', 0.75],
  ['-0,125', -0.125],
  ['١،٢٣٤٫٥', 1234.5],
  ['-3', -3],
  ['\u22123', -3],
  ['7.', 7],
])('%j is parsed as %p', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  'abc',
  '1,5',
  '10,5',
  '0,1,2',
  '00,5',
  '0,5.5',
  '0,',
  '1.2.3',
  '12 JD',
  '--3',
  '1e5',
  'Infinity',
  '-',
])('%j is not a number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
