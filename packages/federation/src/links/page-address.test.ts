import { linkTo, pageAddress } from './page-address.ts';

test('an address holds search, values and ranges of days', () => {
  expect(linkTo('orders')).toBe('/orders');
  expect(linkTo('merchants', { search: 'Rana & sons' })).toBe('/merchants?search=Rana+%26+sons');
  const day = '2026-11-21';
  expect(
    linkTo('orders', { filter: { status: 'Delivered', date_order_start: { from: day, to: day } } }),
  ).toBe(`/orders?status=Delivered&date_order_start.from=${day}&date_order_start.to=${day}`);
  expect(pageAddress('/orders', { filter: {} })).toBe('/orders');
});

test('page names and filter columns are checked by the compiler', () => {
  // @ts-expect-error There is no such page.
  linkTo('order');
  // @ts-expect-error The list of orders has no such filter.
  linkTo('orders', { filter: { driver: 'D-1' } });
  // @ts-expect-error A range of days is not a text.
  linkTo('orders', { filter: { date_order_start: '2026-11-21' } });
  expect(linkTo('drivers')).toBe('/drivers');
});
