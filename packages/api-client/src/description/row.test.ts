import { choice, day, id, json, money, moment, text, wholeNumber } from './field.ts';
import { readRow } from './row.ts';

const described = {
  name: 'parcel',
  fields: {
    parcel_id: id(),
    name: text(),
    price: money(),
    count: wholeNumber(),
    status: choice(['here', 'gone']),
    made_on: day(),
    sent_at: moment({ nullable: true }),
    before: json({ nullable: true }),
  },
} as const;

test('a row keeps its values and fields that the description does not have', () => {
  const row = { parcel_id: 'P-1', price: 1.5, sent_at: null, before: { a: 1 }, colour: ['red'] };
  expect(readRow(described, { ...row })).toEqual(row);
});

test('numbers and texts are read in either notation', () => {
  const row = readRow(described, { parcel_id: 7, price: '12.50', count: ' 3 ', name: 5 });
  expect(row).toEqual({ parcel_id: '7', price: 12.5, count: 3, name: '5' });
});

test('missing fields and words that are not among the choices pass', () => {
  expect(readRow(described, { parcel_id: 'P-1', status: 'lost' })).toEqual({
    parcel_id: 'P-1',
    status: 'lost',
  });
});

test.each([
  ['thousands separators', { price: '1,234.50' }, { price: 1234.5 }],
  ['Arabic digits and separators', { price: '١٬٢٣٤٫٥' }, { price: 1234.5 }],
  ['a decimal comma, which stays text', { price: '3,50' }, { price: '3,50' }],
  ['spaces around a number', { price: ' 7 ' }, { price: 7 }],
  ['an empty text as a number', { price: '' }, { price: null }],
  ['text that is not a number', { price: 'a lot' }, { price: 'a lot' }],
  ['an object as a text', { name: { a: 1 } }, { name: '{"a":1}' }],
  ['a truth value as a text', { name: true }, { name: 'true' }],
  ['null', { name: null, price: null, sent_at: null }, { name: null, price: null, sent_at: null }],
])('%s is read', (_, value, expected) => {
  expect(readRow(described, value)).toEqual(expected);
});

test.each([
  ['UTC', '2026-11-21T22:15:00Z', '2026-11-22T01:15:00'],
  ['UTC with milliseconds', '2026-01-31T21:00:00.000Z', '2026-02-01T00:00:00'],
  ['another offset', '2026-11-21T23:30:00+0100', '2026-11-22T01:30:00'],
  ['winter time of earlier years', '2021-12-31T22:00:00Z', '2022-01-01T00:00:00'],
  ["the company's own offset", '2026-11-22T01:15:00+03:00', '2026-11-22T01:15:00+03:00'],
  ['no offset', '2026-11-22 01:15:00', '2026-11-22 01:15:00'],
  ['no time', '2026-11-22', '2026-11-22'],
  ['an impossible time', '2026-13-45T99:00:00Z', '2026-13-45T99:00:00Z'],
])("a moment with %s is read in the company's time", (_, sent, read) => {
  expect(readRow(described, { sent_at: sent })).toEqual({ sent_at: read });
});

test.each([
  ['2021-03-01T00:00:00.000Z', '2021-03-01'],
  ['2021-02-28T22:00:00.000Z', '2021-03-01'],
  ['2021-03-01T23:59:59', '2021-03-01'],
  ['2021-03-01 00:00:00', '2021-03-01'],
  ['2021-03-01', '2021-03-01'],
  [2026, '2026'],
  ['Tuesday', 'Tuesday'],
])("the day of %s is the company's", (sent, read) => {
  expect(readRow(described, { made_on: sent })).toEqual({ made_on: read });
});

test.each([
  ['null', null],
  ['a list', []],
  ['a text', 'row'],
])('%s is not a row', (_, value) => {
  expect(() => readRow(described, value)).toThrow('No parcel');
});
