import { audienceWords, readAudience } from './audience.ts';

test('without an option a release is for everybody', () => {
  expect(readAudience(undefined, undefined)).toBeUndefined();
});

test.each([
  ['10', undefined, { percentage: 10 }, '10 % of browsers'],
  ['99', undefined, { percentage: 99 }, '99 % of browsers'],
  [undefined, '1001', { companies: ['1001'] }, 'company 1001'],
  [undefined, '1001, 1002,1001', { companies: ['1001', '1002'] }, 'companies 1001, 1002'],
])('--canary %s, --companies %s', (percentage, companies, audience, words) => {
  expect(readAudience(percentage, companies)).toEqual(audience);
  expect(audienceWords(audience)).toBe(words);
});

test.each(['0', '100', '-5', '10%', '1.5', 'all', ''])('--canary %p is refused', (percentage) => {
  expect(() => readAudience(percentage, undefined)).toThrow(
    /^--canary takes a percentage of browsers, 1 to 99/,
  );
});

test.each(['', ',', '1001,', '10 01'])('--companies %p is refused', (companies) => {
  expect(() => readAudience(undefined, companies)).toThrow(
    /^--companies: companies\.\d must be the ID of a company such as 1001$/,
  );
});

test('--canary and --companies together are refused', () => {
  expect(() => readAudience('10', '1001')).toThrow('Give --canary or --companies, not both.');
});
