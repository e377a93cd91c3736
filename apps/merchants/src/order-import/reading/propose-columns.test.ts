import { findHeader } from './find-header.ts';
import { proposeColumns } from './propose-columns.ts';
import { headerSamples, knownMisses } from './testing/header-rows.ts';

test('thirty samples of column names have at most two known misses', () => {
  expect(headerSamples).toHaveLength(30);
  expect(knownMisses.size).toBeLessThanOrEqual(2);
});

test.each(headerSamples.filter(({ from }) => !knownMisses.has(from)))(
  'the columns of $from are mapped',
  ({ names, columns, above = [], below = [] }) => {
    expect(proposeColumns([...above, names, ...below])).toEqual({ headerRow: above.length, columns });
  },
);

test.each(headerSamples.filter(({ from }) => knownMisses.has(from)))(
  'the columns of $from are not mapped to others',
  ({ names, columns }) => {
    const proposed = proposeColumns([names]).columns;
    proposed.forEach((column, at) => expect([undefined, columns[at]]).toContain(column));
  },
);

test('columns are proposed by their cells when the file has no names', () => {
  const rows = [
    ['A-17', 'سلمى', '0791234567', 'شارع الجامعة', '12.5', '27/11/2026', 'كاش'],
    ['A-19', 'موبايل سامسونج', '+962 78 123 4567', 'عمان', '9', '28/11/2026', 'كاش'],
  ];
  expect(proposeColumns(rows)).toEqual({
    headerRow: -1,
    columns: [
      'merchant_order_id',
      undefined,
      'phone_customer',
      undefined,
      'total_price',
      'date_order_delivery_customer',
      'type_payment',
    ],
  });
});

test('a column that numbers the rows is no order number when it has no name', () => {
  const rows = ['0791234567', '0781234567', '0771234567'].map((phone, at) => [`${at + 1}`, phone]);
  expect(proposeColumns(rows).columns).toEqual([undefined, 'phone_customer']);
});

test('a second column of phones stays without a proposal', () => {
  const rows = [
    ['هاتف', 'هاتف', 'الاسم'],
    ['0791234567', '0781234567', 'نور'],
  ];
  expect(proposeColumns(rows).columns).toEqual(['phone_customer', undefined, 'name_customer']);
});

test('a row of orders is no header when it has words of column names', () => {
  expect(findHeader([['موبايل', 'شارع الجامعة', '0791234567']]).row).toBe(-1);
});

test('a table without rows has no columns', () => {
  expect(proposeColumns([])).toEqual({ headerRow: -1, columns: [] });
});
