import { findName } from './find-name.ts';

const cities = ['عمان', 'إربد', 'الزرقاء', 'السلط', 'العقبة', 'معان', 'Madaba', 'مادبا'];

test.each([
  ['عمان', 'عمان'],
  ['عمّان', 'عمان'],
  ['اربد', 'إربد'],
  ['زرقاء', 'الزرقاء'],
  ['مدينة الزرقاء', 'الزرقاء'],
  ['محافظة العاصمة', undefined],
  ['محافظة اربد', 'إربد'],
  ['العقبه', 'العقبة'],
  [' madaba ', 'Madaba'],
  ['Madaba City', 'Madaba'],
  ['معان', 'معان'],
])('%j is the city %j', (text, city) => {
  const found = findName(text, cities);
  expect('name' in found ? found.name : undefined).toBe(city);
});

test('the exact name is preferred when others fold to the same', () => {
  expect(findName('الزرقاء', ['زرقاء', 'الزرقاء'])).toEqual({ name: 'الزرقاء' });
});

test.each([
  ['عمانن', 'عمان'],
  ['الزرقا', 'الزرقاء'],
  ['سلطط', 'السلط'],
  ['Madabe', 'Madaba'],
])('%j is nearest to %j', (text, city) => {
  const found = findName(text, cities);
  expect('nearest' in found && found.nearest[0]).toBe(city);
  expect('nearest' in found && found.nearest).toHaveLength(3);
});

test('an empty text is near to nothing', () => {
  expect(findName(' ', cities)).toEqual({ nearest: [] });
  expect(findName('عمان', [])).toEqual({ nearest: [] });
});
