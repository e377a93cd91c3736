import { done, fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const api = fakeApi();
const sami = {
  account_id: 'a2',
  name: 'Sami Odeh',
  login: 'sami',
  role: 'Viewer',
  status: 'Active',
  has_factor: 'Yes',
  last_seen_at: '2026-11-22T13:05:09+03:00',
  created_at: '2026-01-02T20:05:09+03:00',
};
const stale = json(
  {
    success: false,
    code: 'factor_stale',
    message: 'Confirm that it is you.',
    factor: { methods: ['password'] },
  },
  409,
);
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

async function edit(role: string) {
  api.on('/DC/DisplayStaff', listAnswer('data', sami));
  api.on('/DC/DisplaySecurity', json({ success: true, data: { factor_required: false } }));
  const page = renderConsole('/staff');
  await page.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Sami Odeh' }));
  await page.user.selectOptions(dialog.getByLabelText('Role'), role);
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return page;
}

test('a refused change asks for a fresh proof and is sent again with what was typed', async () => {
  api.on('/DC/UpdateStaff', stale, done);
  api.on('/DC/ConfirmFactor', done);
  const { user } = await edit('Cashier');
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await expectAccessible();
  await user.type(question.getByLabelText('Your password'), 'secret');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Account updated.')).toBeInTheDocument();
  const { account_id, name, login, status } = sami;
  const change = expect.objectContaining({ account_id, name, login, status, role: 'Cashier' }) as unknown;
  expect(sent('/DC/UpdateStaff')).toEqual([change, change]);
  expect(sent('/DC/ConfirmFactor')).toEqual([{ password: 'secret' }]);
});

test('a person who cancels the proof sees the refusal in the form, which keeps what was typed', async () => {
  api.on('/DC/UpdateStaff', stale);
  const { user } = await edit('Cashier');
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Sami Odeh' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Confirm that it is you.');
  expect(dialog.getByLabelText('Role')).toHaveValue('Cashier');
  expect(sent('/DC/UpdateStaff')).toHaveLength(1);
});

const labels = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

test('the password of an active person is reset by a link, which is shown once', async () => {
  api.on('/DC/DisplayStaff', listAnswer('data', sami));
  api.on('/DC/DisplaySecurity', json({ success: true, data: { factor_required: false } }));
  const invitation = { token: 'secret', expires_at: '2026-11-30T13:05:09+03:00' };
  api.on('/DC/ResetPassword/a2', json({ success: true, message: 'Reset.', invitation }));
  const { user } = renderConsole('/staff');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await labels()).toEqual([
    'Edit',
    'Reset the password',
    'Reset the second factor',
    'Disable the account',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Reset the password' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset the password' }));
  await user.click(question.getByRole('button', { name: 'Reset the password' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost/invitation#secret');
  expect(sent('/DC/ResetPassword/a2')).toHaveLength(1);
});

test.each([
  ['of the person who looks', { account_id: '1001-1' }, {}],
  ["of the company's own account", { login: '' }, {}],
  ['on a server without resets', {}, { capabilities: ['people', 'factors', 'lists'] as const }],
])('a password %s is not reset', async (_, row, options) => {
  api.on('/DC/DisplayStaff', listAnswer('data', { ...sami, ...row }));
  api.on('/DC/DisplaySecurity', json({ success: true, data: { factor_required: false } }));
  renderConsole('/staff', options);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reset the password' })).not.toBeInTheDocument();
});

test('the page is missing on a server without accounts of people', async () => {
  renderConsole('/staff', { capabilities: ['lists'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(sent('/DC/DisplayStaff')).toHaveLength(0);
});
