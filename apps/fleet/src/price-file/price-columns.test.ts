import { price } from '@tawseel/api-client/prices';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';
import { findPriceHeader, priceColumns, readColumns } from './price-columns.ts';

test.each([
  ['English', en],
  ['Arabic', ar],
])('the columns of a downloaded file are read in %s', (_, words) => {
  expect(readColumns(priceColumns.map((column) => words[price.name].fields[column]))).toEqual(priceColumns);
});

test('names of other files are read, also with a unit', () => {
  expect(readColumns(['المحافظة', 'الحي', 'أجرة التوصيل (JD)', 'المرتجع', 'Weight'])).toEqual([
    'city',
    'area',
    'delivery_price',
    'return_price',
    undefined,
  ]);
});

test('a second column of the same name means nothing', () => {
  expect(readColumns(['City', 'city'])).toEqual(['city', undefined]);
});

test('the names are found below a title, and a file without names has none', () => {
  expect(
    findPriceHeader([
      ['Prices 2027', '', ''],
      ['City', 'Delivery', 'Return'],
      ['Amman', '3', '2'],
    ]),
  ).toBe(1);
  expect(findPriceHeader([['Amman', '3', '2']])).toBe(-1);
});
