import { choice, id, json, money, moment, text, wholeNumber } from './field.ts';
import { readRow } from './row.ts';

const described = {
  name: 'parcel',
  key: ['parcel_id'],
  fields: {
    parcel_id: id(),
    name: text(),
    price: money(),
    count: wholeNumber(),
    status: choice(['here', 'gone']),
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
  ['a row without its key', { name: 'x' }],
  ['text that is no number', { parcel_id: 'P-1', price: 'a lot' }],
  ['an empty text as a number', { parcel_id: 'P-1', price: '' }],
  ['an object as a text', { parcel_id: 'P-1', name: {} }],
  ['null', null],
  ['a list', []],
])('%s is refused', (_, value) => {
  expect(() => readRow(described, value)).toThrow();
});

test('a description can name another field than its key as the one that each row has', () => {
  expect(readRow({ ...described, id: 'name' }, { name: 'x' })).toEqual({ name: 'x' });
});
