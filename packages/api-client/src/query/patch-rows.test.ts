import { order } from '../orders/order.entity.ts';
import { patchedPages } from './patch-rows.ts';

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
  const [first, second] = patchedPages(pages(), order, { kind: 'update', input });
  expect(first).toEqual(pages()[0]);
  expect(second?.rows[0]).toEqual({ ...row('O-1', 'M-2'), status: 'Accepted' });
});

test('an update without named fields keeps values for which it sends an empty text, and adds no columns', () => {
  const input = { ...named, status: 'Accepted', driver_id: '', password: 'secret1' };
  expect(patchedPages(pages(), order, { kind: 'update', input })[0]?.rows[0]).toEqual({
    ...row('O-1'),
    status: 'Accepted',
  });
});

test('an update changes only the fields that it names', () => {
  const input = { ...named, status: 'Accepted', driver_id: '', changed_fields: ['driver_id'] };
  expect(patchedPages(pages(), order, { kind: 'update', input })[0]?.rows[0]).toEqual({
    ...row('O-1'),
    driver_id: '',
  });
});

test('an update with another driver takes the name of the previous one away, until the row is fetched again', () => {
  const shown = pages().map((page) => ({
    ...page,
    rows: page.rows.map((one) => ({ ...one, driver_name: 'Sami' })),
  }));
  const changed = (driver_id: string) =>
    patchedPages(shown, order, { kind: 'update', input: { ...named, driver_id } })[0]?.rows[0];
  expect(changed('D-2')).toMatchObject({ driver_id: 'D-2', driver_name: null });
  expect(changed('D-1')).toMatchObject({ driver_id: 'D-1', driver_name: 'Sami' });
});

test('a removal takes the row and one of the total', () => {
  const [first, second] = patchedPages(pages(), order, { kind: 'removal', input: named });
  expect(first).toEqual({ rows: [row('O-2')], total: 3, next: 'a' });
  expect(second).toEqual(pages()[1]);
});

test('pages without the row stay the same objects', () => {
  const now = pages();
  expect(patchedPages(now, order, { kind: 'removal', input: { ...named, merchant_id: 'M-9' } })).toBe(now);
  expect(patchedPages(now, order, { kind: 'removal', input: { merchant_order_id: 'O-1' } })).toBe(now);
});
