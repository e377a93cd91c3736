import { cellsOf, checkRow, orderOf } from './check-row.ts';
import type { Mapping, Reference } from './draft.ts';

const mapping: Mapping = {
  merchantId: 'M-1',
  headerRow: 0,
  columns: ['name_customer', 'phone_customer', undefined, 'city_order', 'address_order', 'total_price'],
  defaults: { type_payment: 'Cash', name_order: 'Parcel', date_order_delivery_customer: '2026-12-01' },
};
const reference: Reference = {
  cities: ['عمّان', 'إربد', 'الزرقاء'],
  areas: new Map([['عمّان', ['الجبيهة']]]),
  merchants: new Map([
    ['m-1', 'M-1'],
    ['lina flowers', 'M-2'],
    ['sami', undefined],
  ]),
  inactive: new Set(['M-2']),
};
const check = (row: readonly string[], of = mapping) =>
  checkRow({ row: 2, cells: cellsOf(row, of) }, of, reference);

test('an area is written as the company does, and another text stays', () => {
  const columns = [...mapping.columns, 'area_order'] as const;
  const areaOf = (area: string) =>
    check(['ليلى', '0790000000', '', 'عمّان', 'شارع', '3', area], { ...mapping, columns }).cells.area_order;
  expect(areaOf('الجبيهه')).toBe('الجبيهة');
  expect(areaOf('وادي صقرة')).toBe('وادي صقرة');
});

test('a row has the forms that the API takes, and the city as the company writes it', () => {
  const row = check(['ليلى', '+962 79 000 0000', 'x', 'عمان', 'شارع الجامعة', '٣٫٥']);
  expect(row).toMatchObject({
    row: 2,
    faults: {},
    cells: { city_order: 'عمّان', phone_customer: '0790000000' },
  });
  expect(orderOf(row.cells, mapping, reference)).toEqual({
    name_customer: 'ليلى',
    phone_customer: '0790000000',
    city_order: 'عمّان',
    address_order: 'شارع الجامعة',
    total_price: 3.5,
    type_payment: 'Cash',
    name_order: 'Parcel',
    date_order_delivery_customer: '2026-12-01',
    merchant_id: 'M-1',
  });
});

test('faults are named by column, an unknown city with the nearest ones', () => {
  expect(check(['', '12', '', 'الزرقا ء', 'x', 'free'])).toMatchObject({
    faults: {
      name_customer: 'required',
      phone_customer: 'phone',
      city_order: 'unknown',
      total_price: 'number',
    },
    nearest: expect.arrayContaining(['الزرقاء']),
  });
});

test('a column may name merchants by id or shop; shared names and inactive merchants are faults', () => {
  const named: Mapping = { ...mapping, merchantId: '', columns: ['merchant_id'] };
  const faultOf = (name: string) => check([name], named).faults.merchant_id;
  expect(faultOf('M-1')).toBeUndefined();
  expect(faultOf('Lina  Flowers')).toBe('inactive');
  expect(faultOf('Sami')).toBe('unknown');
  expect(faultOf('Omar')).toBe('unknown');
  expect(faultOf('')).toBe('required');
});
