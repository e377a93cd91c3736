import { footOfSheet } from './foot-of-sheet.ts';

const readStrings = (css: string) =>
  css.replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

test('the footer names the contract and the sheet', () => {
  expect(readStrings(footOfSheet('C-1', 'en'))).toBe(
    '"Contract no. \u2068C-1\u2069, page " counter(page) " of " counter(pages)',
  );
  expect(readStrings(footOfSheet('C-1', 'ar'))).toBe(
    '"عقد رقم \u2068C-1\u2069، صفحة " counter(page) " من " counter(pages)',
  );
});

test('a contract number cannot break out of the CSS string', () => {
  expect(footOfSheet('"; } * { display: none } \\', 'en')).toMatch(
    /^"(\\[0-9a-f]+ )+" counter\(page\) "(\\[0-9a-f]+ )+" counter\(pages\)$/,
  );
});
