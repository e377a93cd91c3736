import { broken, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { DriverCreationPage } from './driver-creation-page.tsx';

const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayCitys', listAnswer('date')));
const path = '/DC/CreateDrivers';

const typed = {
  'Driver ID': 'D-9',
  Name: 'Omar Haddad',
  Password: 'secret1',
  'Salary (optional)': '٣٥٠٫٥',
  'Delivery commission': '1.25',
  'Return commission': '0',
  City: 'عمان',
  Email: 'omar@drivers.example',
  Phone: '٠٧٩١٢٣٤٥٦٧',
};

function open() {
  const page = renderFleet(<DriverCreationPage />, { path: '/create-driver' });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Create driver' }));
  return { ...page, save };
}

async function openFilled() {
  const page = open();
  for (const [label, text] of Object.entries(typed)) {
    await page.user.type(screen.getByLabelText(label), text);
  }
  return page;
}

test("submits every field, shows the server's message, and resets the form", async () => {
  api.on(path, json({ success: true, message: 'Saved, says the server.' }));
  const { save } = await openFilled();
  await save();
  const result = await screen.findByText('Saved, says the server.');
  expect(result.parentElement).toContainElement(screen.getByRole('img', { name: 'Success' }));
  expect(api.received.find((call) => call.path === path)?.body).toEqual({
    driver_id: 'D-9',
    company_id: '1001',
    total_delivery_money: 0,
    cash_limit: null,
    name_driver: 'Omar Haddad',
    password_driver: 'secret1',
    salary: 350.5,
    commission_driver: 1.25,
    commission_return: 0,
    city_driver: 'عمان',
    email_driver: 'omar@drivers.example',
    phone_driver: '0791234567',
    status: 'Active',
    money_driver: 0,
    money_orders: 0,
  });
  expect(screen.getByLabelText('Driver ID')).toHaveValue('');
});

test("shows the screen's text if the server sends no message", async () => {
  api.on(path, json({ success: true }));
  const { save } = await openFilled();
  await save();
  expect(await screen.findByText('Driver created successfully!')).toBeInTheDocument();
});

test('starts as Active, with read-only balances of 0', async () => {
  open();
  expect(screen.getByLabelText('Status')).toHaveValue('Active');
  for (const label of ['Commission balance', 'Order money']) {
    expect(screen.getByLabelText(label)).toBeDisabled();
    expect(screen.getByLabelText(label)).toHaveValue('0');
  }
  await expectAccessible();
});

test('requires every field, including salary and status', async () => {
  const { user, save } = open();
  await user.selectOptions(screen.getByLabelText('Status'), '');
  await save();
  for (const label of [...Object.keys(typed), 'Status']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required\./);
  }
  expect(screen.getByLabelText('Driver ID')).toHaveFocus();
  await expectAccessible();
});

test.each([
  ['Driver ID', '<b>D</b>', 'Use letters, digits, spaces and - _ . / only.'],
  ['Driver ID', 'x'.repeat(51), 'Use at most 50 characters.'],
  ['Password', 'five5', 'Use at least 6 characters.'],
  ['Salary (optional)', '-1', 'Enter 0 or more.'],
  ['Salary (optional)', '0.0001', 'Use at most three decimals.'],
  ['Delivery commission', 'one', 'Enter a number, with a point before decimals: 1.5.'],
  ['Email', 'omar@', 'Enter an email address, such as name@example.com.'],
  ['Phone', '12345678', 'Enter 9 to 15 digits, without other symbols.'],
  ['Phone', '079123456x', 'Enter 9 to 15 digits, without other symbols.'],
] as const)('rejects a %s of %j', async (label, text, fault) => {
  const { user, save } = open();
  await user.type(screen.getByLabelText(label), text);
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(api.received).toHaveLength(0);
});

test.each([
  ['a refusal', refusal(409, 'duplicate', 'Taken.', { driver_id: 'This is already in use.' }), 'Taken.'],
  ['a fault of the server', refusal(500, 'internal', 'Something broke.'), 'Something broke.'],
  ['no connection', broken(), 'Error: The server cannot be reached. Check the connection and try again.'],
])('shows %s and keeps the typed values', async (_, answer, message) => {
  api.on(path, answer);
  const { save } = await openFilled();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Omar Haddad');
});
