import { directionOfText } from './direction-of-text.ts';

test.each([
  ['Omar (عمر) Haddad', 'ltr'],
  ['عمر Haddad', 'rtl'],
  ['«عمر» Haddad', 'rtl'],
  ['2. Omar حداد', 'ltr'],
  ['12', 'ltr'],
])('the direction of %s is that of its first letter', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
