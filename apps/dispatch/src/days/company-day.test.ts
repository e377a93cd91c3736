import { companyDay, daysSince } from './company-day.ts';

test('a day later is the next day of the company, also late in its evening', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T20:59:00Z'));
  expect([companyDay(), companyDay(1)]).toEqual(['2026-11-30', '2026-12-01']);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T21:00:00Z'));
  expect([companyDay(), companyDay(1)]).toEqual(['2026-12-01', '2026-12-02']);
});

test.each([
  ['2026-11-21T23:59:00+03:00', 1],
  ['2026-11-22T00:00:00+03:00', 0],
  ['2026-11-19T10:00:00Z', 3],
  ['2026-11-23T10:00:00Z', 0],
])('%s is %d days before noon of the 22nd', (moment, days) => {
  expect(daysSince(moment, Date.parse('2026-11-22T12:00:00+03:00'))).toBe(days);
});
