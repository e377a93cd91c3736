import { merchantsByName } from './merchants-by-name.ts';

const rows = [
  { merchant_id: 'M-1', shop_name: 'Jasmine', full_name: 'Laila Nasser' },
  { merchant_id: 'M-2', shop_name: 'Olive', full_name: 'Sami' },
  { merchant_id: 'M-3', shop_name: 'Sami', full_name: 'Omar' },
];

test('ids, shops and names lead to their merchant, in any letter case', () => {
  const ids = merchantsByName(rows);
  expect(['m-1', 'jasmine', 'laila nasser'].map((name) => ids.get(name))).toEqual(['M-1', 'M-1', 'M-1']);
});

test('a name of two merchants leads to none', () => {
  expect(merchantsByName(rows).get('sami')).toBeUndefined();
});
