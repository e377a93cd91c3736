import { readOrderKey, writeOrderKey } from './order-key.ts';

test.each([
  ['102389', 'M-002'],
  ['طلب 7/2', 'تاجر.1'],
  ['a:b,c', '%'],
])('the key of order %s of merchant %s survives writing and reading', (merchant_order_id, merchant_id) => {
  const text = writeOrderKey({ merchant_order_id, merchant_id });
  expect(text).not.toMatch(/[,\s/]/);
  expect(text.split(':')).toHaveLength(2);
  expect(readOrderKey(text)).toEqual({ merchant_order_id, merchant_id });
});

test.each(['', 'O-1', ':', 'O-1:', 'O-1:M-1:more', '%:M-1'])('%j is not read as a key', (text) => {
  expect(readOrderKey(text)).toBeUndefined();
});
