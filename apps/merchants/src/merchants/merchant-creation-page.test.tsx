import { broken, done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { MerchantCreationPage } from './merchant-creation-page.tsx';

const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayCitys', listAnswer('date')));
const path = '/DC/CreateMerchants';

const typed = {
  'Merchant ID': 'M-9',
  Password: 'secret1',
  'Full name': 'Laila Nasser',
  'Shop name': 'Jasmine',
  'Working hours': '9-5',
  City: 'Irbid',
  Phone: '٠٧٩١٢٣٤٥٦٧',
  Email: 'laila@example.com',
};

async function openFilled(changes: Partial<typeof typed> = {}) {
  const page = renderMerchants(<MerchantCreationPage />, { path: '/create-merchant' });
  await screen.findByDisplayValue('1001');
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await page.user.type(screen.getByLabelText(label), text);
  }
  await page.user.selectOptions(screen.getByLabelText('Status'), 'InActive');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Create merchant' }));
  return { ...page, save };
}

test('submits every field, shows a success, and resets the form to Active', async () => {
  api.on(path, done);
  const { save } = await openFilled();
  await save();
  expect(await screen.findByText('Merchant data saved successfully')).toBeInTheDocument();
  expect(api.received.at(-1)?.body).toEqual({
    merchant_id: 'M-9',
    company_id: '1001',
    password: 'secret1',
    full_name: 'Laila Nasser',
    shop_name: 'Jasmine',
    working_hours: '9-5',
    city: 'Irbid',
    phone: '0791234567',
    email: 'laila@example.com',
    status: 'InActive',
    money_orders: 0,
  });
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText('Status')).toHaveValue('Active');
});

test('starts as pending, with a read-only balance of 0', async () => {
  renderMerchants(<MerchantCreationPage />, { path: '/create-merchant' });
  expect(await screen.findByDisplayValue('1001')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Pending: choose a status');
  expect(screen.getByLabelText('Order money')).toBeDisabled();
  expect(screen.getByLabelText('Order money')).toHaveValue('0');
  await expectAccessible();
});

test('requires every field and a status', async () => {
  const { user } = renderMerchants(<MerchantCreationPage />, { path: '/create-merchant' });
  await screen.findByDisplayValue('1001');
  await user.click(screen.getByRole('button', { name: 'Create merchant' }));
  for (const label of [...Object.keys(typed), 'Status']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required\./);
  }
  expect(screen.getByLabelText('Merchant ID')).toHaveFocus();
});

test.each([
  ['Password', 'five5', 'Use at least 6 characters.'],
  ['Phone', '12345678', 'Enter 9 to 15 digits, without other symbols.'],
  ['Phone', '079123456x', 'Enter 9 to 15 digits, without other symbols.'],
  ['Email', 'laila@', 'Enter an email address, such as name@example.com.'],
])('rejects a %s of %j', async (label, text, fault) => {
  const { save } = await openFilled({ [label]: text });
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(api.received.some((call) => call.path === path)).toBe(false);
});

test.each([
  ['the server’s words', refusal(409, 'duplicate', 'Taken.', { phone: 'This is already in use.' }), 'Taken.'],
  ['a refusal without words', json({ success: false }, 400), 'Failed to save data'],
  ['a fault of the server', refusal(500, 'internal', 'Something broke.'), 'Server error'],
  ['no connection', broken(), 'Error connecting to the server'],
])('shows %s and keeps the typed values', async (_, answer, message) => {
  api.on(path, answer);
  const { save } = await openFilled();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Full name')).toHaveValue('Laila Nasser');
});

test('a retry after a lost response repeats the request, so that it cannot apply twice', async () => {
  api.on(path, broken(), done);
  const { save } = await openFilled();
  await save();
  await screen.findByRole('alert');
  await save();
  expect(await screen.findByText('Merchant data saved successfully')).toBeInTheDocument();
  const keys = api.received
    .filter((call) => call.path === path)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('an id of a deleted merchant offers to restore that merchant and links to it in the list', async () => {
  const taken = { success: false, code: 'duplicate', message: 'Deleted.', restorable: true };
  api.on(path, json({ ...taken, fields: { merchant_id: 'A deleted record already uses this.' } }, 409));
  api.on('/DC/RestoreMerchants/M-9', done);
  const { user, router, save } = await openFilled();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Deleted.');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Merchant restored successfully!')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/merchants', search: '?search=M-9' });
});
