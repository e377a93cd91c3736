import { permits, roleOf, roles } from './permissions.ts';

test('the owner has every permission, and each other role those of the table alone', () => {
  expect(permits('Owner', 'staff.manage')).toBe(true);
  expect(roles.filter((role) => permits(role, 'balances.see'))).toEqual([
    'Owner',
    'Accountant',
    'Cashier',
    'Viewer',
  ]);
  expect(roles.filter((role) => permits(role, 'orders.delete'))).toEqual(['Owner', 'Dispatcher']);
});

test.each([
  ['the owner without a claim', undefined, 'Owner'],
  ['a known role', 'Viewer', 'Viewer'],
  ['none for an unknown role', 'Admin', undefined],
  ['none for null', null, undefined],
])('the role of a token is %s', (_, claim, role) => {
  expect(roleOf(claim)).toBe(role);
});
