import { companyTime } from './moment.ts';
import { formatsOf } from './formats.ts';

const en = formatsOf('en');
const ar = formatsOf('ar');
const strip = (text: string) => text.replace(/[\u200e\u200f]/g, '');

test.each([
  [0, '0.00'],
  [1234.5, '1,234.50'],
  [0.125, '0.125'],
  [1.1, '1.10'],
  [-3, '-3.00'],
  [-0, '0.00'],
  [8_000_000_000_000, '8,000,000,000,000.00'],
])('%d is shown as %s in both languages', (value, shown) => {
  expect(en.amount(value)).toBe(shown);
  expect(strip(ar.amount(value))).toBe(shown);
});

test('the amount precedes the unit', () => {
  expect(en.money(12.5)).toBe('12.50\u00A0JD');
  expect(ar.money(12.5)).toBe('12.50\u00A0د.أ');
  expect(en.money(900, 'JOD')).toBe('900.00\u00A0JOD');
});

test('numbers are grouped and keep their decimals', () => {
  expect(en.number(1042)).toBe('1,042');
  expect(ar.number(2.5)).toBe('2.5');
});

test("a timestamp is shown in the company's offset, not the browser's", () => {
  const late = '2026-11-21T23:30:09+03:00';
  expect(en.day(late)).toBe('2026-11-21');
  expect(en.dateTime(late)).toBe('2026-11-21 11:30 PM');
  expect(en.expenseDate(late)).toBe('2026-11-21 11:30:09 PM');
  expect(en.dateTime('2026-11-21T23:30:09')).toBe('2026-11-21 11:30 PM');
});

test("a timestamp with another offset is shown in the company's time", () => {
  expect(en.dateTime('2026-11-30T21:35:00.000Z')).toBe('2026-12-01 12:35 AM');
  expect(ar.day('2026-11-30T21:35:00Z')).toBe('2026-12-01');
  expect(en.day('2026-11-21T23:30:09-11:00')).toBe('2026-11-22');
  expect(en.dateTime('2021-01-05T10:00:00+02:00')).toBe('2021-01-05 10:00 AM');
});

test('Arabic has its own AM/PM letters and Latin digits', () => {
  expect(ar.expenseDate('2026-11-21T00:05:09+03:00')).toBe('2026-11-21 12:05:09 ص');
  expect(ar.dateTime('2026-11-21T12:05:00+03:00')).toBe('2026-11-21 12:05 م');
});

test('cars have day-first dates', () => {
  expect(en.carDate('2019-03-07')).toBe('07/03/2019');
  expect(ar.carDate('2019-03-07')).toBe('07/03/2019');
});

test("long dates and months use Jordan's month names", () => {
  expect(en.longDate('2026-11-21')).toMatch(/^Saturday,? 21 November 2026$/);
  expect(ar.longDate('2026-11-21')).toBe('السبت، 21 تشرين الثاني 2026');
  expect(en.dayAndMonth('2026-06-03T10:00:00+03:00')).toBe('3 June');
  expect(ar.dayAndMonth('2026-06-03')).toBe('3 حزيران');
  expect(en.month('2026-11')).toBe('November 2026');
  expect(ar.month('2026-11-01T00:00:00+03:00')).toBe('تشرين الثاني 2026');
});

const formats = [
  ...(['amount', 'money', 'number', 'day', 'carDate'] as const),
  ...(['dateTime', 'expenseDate', 'longDate', 'dayAndMonth', 'month', 'year'] as const),
];

test.each(formats)('%s of a missing value is an empty text', (name) => {
  expect([null, undefined, ''].map((value) => en[name](value))).toEqual(['', '', '']);
});

test.each(formats)('%s leaves a value of another kind as it is', (name) => {
  const texts = ['soon', '2026-13-45', '2026-02-30', '0202-05-01', 'a lot', '3.50', 'constructor'];
  expect(texts.map((text) => en[name](text))).toEqual(texts);
  expect(en[name](true)).toBe('true');
  expect(en[name]({ at: 'noon' })).toBe('{"at":"noon"}');
});

test('a year that is a number, or a month of a year, stays readable', () => {
  expect([en.day(2026), en.year(2026), en.month(2026)]).toEqual(['2026', '2026', '2026']);
  expect([en.day('2026-11'), en.year('2026-11-21'), en.month(11)]).toEqual(['2026-11', '2026', '11']);
});

test.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20T23:59:59'],
  ['2026-11-20T21:00:00Z', '2026-11-21T00:00:00'],
  ['2026-06-30T22:30:00Z', '2026-07-01T01:30:00'],
])('%s is %s for the company in any time zone of the browser', (moment, shown) => {
  expect(companyTime(Date.parse(moment))).toBe(shown);
});
