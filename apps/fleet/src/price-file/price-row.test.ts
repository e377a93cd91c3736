import { outcomeOf, readPriceRows, sentRow, type PriceReference } from './price-row.ts';

const reference: PriceReference = {
  merchants: new Map([
    ['m-1', 'M-1'],
    ['jasmine', 'M-1'],
  ]),
  cities: [{ city: 'عمّان', delivery_price: 3, return_price: 2 }],
};
const today = '2026-12-01';
const sent = (cells: Parameters<typeof sentRow>[0]) => sentRow(cells, reference, today);

test('rows are read below their names, without empty ones', () => {
  const rows = [
    ['City', 'Delivery price', 'Return price'],
    ['Amman', '3', '2'],
    ['', '', ''],
    ['Irbid', '', '1'],
  ];
  expect(readPriceRows({ rows })).toEqual([
    { row: 2, cells: { city: 'Amman', delivery_price: '3', return_price: '2' } },
    { row: 4, cells: { city: 'Irbid', return_price: '1' } },
  ]);
});

test('a merchant is found by id and by name, and without either the price is for all', () => {
  expect(sent({ merchant_id: 'm-1', city: 'Amman' })).toMatchObject({ merchant_id: 'M-1' });
  expect(sent({ merchant_name: 'Jasmine', city: 'Amman' })).toMatchObject({ merchant_id: 'M-1' });
  expect(sent({ merchant_name: 'Nobody', city: 'Amman' })).toMatchObject({ merchant_id: 'Nobody' });
  expect(sent({ city: 'Amman' })).toEqual({ merchant_id: null, city: 'Amman' });
});

test('amounts are sent as numbers, and texts that are none as they are', () => {
  expect(sent({ delivery_price: '٣٫٥ د.أ', return_price: 'free', cod_percent: '1.5 %' })).toMatchObject({
    delivery_price: 3.5,
    return_price: 'free',
    cod_percent: 1.5,
  });
});

test('a day in the past is left out, and a later one sent', () => {
  expect(sent({ from_day: '2026-01-01' })).not.toHaveProperty('from_day');
  expect(sent({ from_day: '01/01/2027', to_day: '31/12/2027' })).toMatchObject({
    from_day: '2027-01-01',
    to_day: '2027-12-31',
  });
});

test("a row that repeats the city's own price changes nothing", () => {
  const isNew = { outcome: 'new', before: null, open_orders: 4, fields: {} } as const;
  const cells = { city: 'عمان', delivery_price: '3.00', return_price: '2' };
  expect(outcomeOf(isNew, cells, reference)).toMatchObject({ outcome: 'same', open_orders: 0 });
  expect(outcomeOf(isNew, { ...cells, delivery_price: '3.25' }, reference)).toEqual(isNew);
  expect(outcomeOf(isNew, { ...cells, merchant_name: 'Jasmine' }, reference)).toEqual(isNew);
});
