import { patchedPages } from './patch-rows.ts';

const key = ['merchant_order_id', 'merchant_id'];
const row = (id: string, merchant = 'M-1') => ({
  merchant_order_id: id,
  merchant_id: merchant,
  status: 'Pending',
  driver_id: 'D-1',
});
const pages = () => [
  { rows: [row('O-1'), row('O-2')], total: 4, next: 'a' },
  { rows: [row('O-1', 'M-2'), row('O-3')], total: undefined, next: null },
];
const named = { merchant_order_id: 'O-1', merchant_id: 'M-1' };

test('an update changes the row with the whole key, on whichever page it is', () => {
  const input = { ...named, merchant_id: 'M-2', status: 'Accepted' };
  const [first, second] = patchedPages(pages(), key, { kind: 'update', input });
  expect(first).toEqual(pages()[0]);
  expect(second?.rows[0]).toEqual({ ...row('O-1', 'M-2'), status: 'Accepted' });
});

test('an update without named fields keeps values for which it sends an empty text, and adds no columns', () => {
  const input = { ...named, status: 'Accepted', driver_id: '', password: 'secret1' };
  expect(patchedPages(pages(), key, { kind: 'update', input })[0]?.rows[0]).toEqual({
    ...row('O-1'),
    status: 'Accepted',
  });
});

test('an update changes only the fields that it names', () => {
  const input = { ...named, status: 'Accepted', driver_id: '', changed_fields: ['driver_id'] };
  expect(patchedPages(pages(), key, { kind: 'update', input })[0]?.rows[0]).toEqual({
    ...row('O-1'),
    driver_id: '',
  });
});

test('a removal takes the row and one of the total', () => {
  const [first, second] = patchedPages(pages(), key, { kind: 'removal', input: named });
  expect(first).toEqual({ rows: [row('O-2')], total: 3, next: 'a' });
  expect(second).toEqual(pages()[1]);
});

test('pages without the row stay the same objects', () => {
  const now = pages();
  expect(patchedPages(now, key, { kind: 'removal', input: { ...named, merchant_id: 'M-9' } })).toBe(now);
  expect(patchedPages(now, key, { kind: 'removal', input: { merchant_order_id: 'O-1' } })).toBe(now);
});
