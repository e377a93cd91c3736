import { useRowCreation } from '@tawseel/api-client';
import { permissions } from '../permissions/permissions.ts';
import { expense } from '../expenses/expenses.ts';
import { renderWithApi, testClient } from '../testing/render-with-api.tsx';
import { tokenWith } from '../testing/token-with.ts';
import { permittedBy } from './permitted.ts';

const signedIn = (role: string) => ({ readToken: () => tokenWith({ role }) });
const granted = (token: string | null, hasPeople = true) =>
  Object.keys(permissions).filter(permittedBy(token, hasPeople));

test.each([
  ['a token without a role, which is the owner', tokenWith({}), true],
  ['a session that has no token', null, true],
  ['any role on a server that has not announced people', tokenWith({ role: 'Viewer' }), false],
])('everything is permitted to %s', (_, token, hasPeople) => {
  expect(granted(token, hasPeople)).toEqual(Object.keys(permissions));
});

test('a role has its own permissions, and an unknown role has none', () => {
  expect(granted(tokenWith({ role: 'DataEntry' }))).toEqual([
    'orders.see',
    'orders.edit',
    'records.see',
    'account.own',
  ]);
  expect(granted(tokenWith({ role: 'Auditor' }))).toEqual([]);
});

test('a permission that this console does not know is denied to everybody', () => {
  expect(permittedBy(tokenWith({}), true)('payouts.print')).toBe(false);
});

test('the client reads the permissions of the present token', () => {
  let token = tokenWith({ role: 'Viewer' });
  const client = testClient({ readToken: () => token });
  expect(client.may('finance.change')).toBe(false);
  token = tokenWith({ role: 'Accountant' });
  expect(client.may('finance.change')).toBe(true);
});

test('a person cannot send a mutation without its permission', () => {
  const sendOf = (role: string) =>
    renderWithApi(() => useRowCreation(expense), {}, signedIn(role)).result.current;
  expect(sendOf('Viewer')).toBeUndefined();
  expect(sendOf('Accountant')).toBeInstanceOf(Function);
});
