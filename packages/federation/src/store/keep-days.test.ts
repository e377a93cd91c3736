import { readKeepDays } from './keep-days.ts';

test.each([
  [undefined, 7],
  ['', 7],
  ['30', 30],
  ['0', 0],
])('RELEASES_KEEP_DAYS %p is %i days', (text, days) => {
  expect(readKeepDays(text)).toBe(days);
});

test.each(['soon', '-1', '1.5', '7d', '1000000'])('RELEASES_KEEP_DAYS %p is refused', (text) => {
  expect(() => readKeepDays(text)).toThrow(
    `RELEASES_KEEP_DAYS must be a number of days such as 7, not ${text}.`,
  );
});
