import { sumOf } from './fils.ts';

test.each([
  ['of fractions is exact', [0.1, 0.2], 0.3],
  ['of large amounts is exact to the fils', [8_000_000_000_000, 0.001, -7_999_999_999_999.998], 0.003],
  ['counts missing amounts as 0', [null, 1.125, undefined], 1.125],
  ['of nothing is 0', [], 0],
  ['with an amount that is not a number is none', [1, Number.NaN], Number.NaN],
])('a sum %s', (_, amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});
