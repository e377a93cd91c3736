import { done, fakeApi, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import type { Role } from '@tawseel/api-client/permissions';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { heldOrder as order, holder } from '../testing/samples.ts';
import { HandoversPage } from './handovers-page.tsx';

const api = fakeApi();
const path = '/DC/PostHandover';
const omar = { ...holder, cash: 100, other: 0 };
const posted = {
  handover_id: 7,
  name_driver: 'Omar Haddad',
  expected: 100,
  counted: 93,
  commission_kept: 5,
  difference: -2,
  difference_reason: 'One note was torn',
};

const sent = () => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.on('/DC/DisplayHandoverDrivers', listAnswer('data', omar));
  api.on('/DC/DisplayHandoverOrders', listAnswer('data', order));
  api.on('/DC/DisplayHandovers', listAnswer('data', posted));
  api.on(path, done);
});

async function open(role: Role = 'Owner') {
  const page = renderFleet(<HandoversPage />, {
    path: '/handovers',
    client: { readToken: () => tokenWith({ role }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Handover of Omar Haddad' }));
  await dialog.findByText('O-1');
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const count = async (notes: string) => {
    await page.user.click(dialog.getByLabelText('Note of 1 JD'));
    await page.user.paste(notes);
  };
  return { ...page, dialog, press, count };
}

const question = (name: string | RegExp) => screen.findByRole('dialog', { name });
const shortage = /^Short by 2\.00.JD: post the handover of/;

test('the first field of the count has the focus', async () => {
  const { dialog } = await open();
  expect(dialog.getByLabelText('Note of 50 JD')).toHaveFocus();
});

test('a difference is posted with a reason, and the posted figures add up', async () => {
  const { user, count, press, dialog } = await open();
  await count('93');
  await press('Keep all');
  expect(dialog.getByLabelText('Commission kept')).toHaveValue('5');
  await press('Post handover');
  const asked = within(await question(shortage));
  await expectAccessible();
  await user.click(asked.getByRole('button', { name: 'Post handover' }));
  expect(asked.getByLabelText('Reason for the difference')).toHaveAccessibleDescription(
    expect.stringContaining('This field is required.'),
  );
  expect(sent()).toEqual([]);
  await user.type(asked.getByLabelText('Reason for the difference'), 'One note was torn');
  await user.click(asked.getByRole('button', { name: 'Post handover' }));
  const sheet = within(await question('Cash handover'));
  expect(sent()).toMatchObject([
    { counted: 93, commission_kept: 5, expected: 100, difference_reason: 'One note was torn' },
  ]);
  const figures = (await sheet.findByText('Commission kept')).closest('dl');
  expect(figures).toHaveTextContent(/Expected100\.00.*Counted93\.00.*Commission kept5\.00.*Difference-2\.00/);
  expect(figures).toHaveTextContent('One note was torn');
});

test('a refused posting shows why in the handover, and keeps the reason', async () => {
  api.on(path, refusal(409, 'changed', 'The driver now holds more.'), done);
  const { user, count, press, dialog } = await open();
  await count('98');
  await press('Post handover');
  await user.type(await screen.findByLabelText('Reason for the difference'), 'Torn');
  await user.click(within(await question(shortage)).getByRole('button', { name: 'Post handover' }));
  expect(await dialog.findByText('The driver now holds more.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: shortage })).not.toBeInTheDocument();
  await press('Post handover');
  expect(await screen.findByLabelText('Reason for the difference')).toHaveValue('Torn');
});

test('a count without a difference is posted at once', async () => {
  const { count, press } = await open();
  await count('100');
  await press('Post handover');
  expect(await question('Cash handover')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ difference_reason: '' }]);
});

const cell = () => screen.getByRole('row', { name: /D-1/, hidden: true });

test('a blind count hides the cash in the list behind it, until its dialog is closed', async () => {
  const { user, dialog, press } = await open();
  expect(cell()).toHaveTextContent('100.00');
  await user.click(dialog.getByRole('radio', { name: 'Blind count' }));
  expect(cell()).not.toHaveTextContent('100.00');
  expect(cell()).toHaveTextContent('Hidden');
  await press('Cancel');
  expect(cell()).toHaveTextContent('100.00');
});

test('a blind count of a cashier hides the cash until it is posted, also in the list', async () => {
  const { user, dialog, count, press } = await open('Cashier');
  await user.click(dialog.getByRole('radio', { name: 'Blind count' }));
  await count('98');
  await press('Finish the count');
  expect(dialog.queryByText('100.00')).not.toBeInTheDocument();
  expect(dialog.getAllByText('Shown once it is posted.')).toHaveLength(2);
  await press('Post handover');
  const asked = within(await question('The count and the expected cash differ. Post the handover?'));
  expect(asked.queryByText(/Short/)).not.toBeInTheDocument();
  await user.type(asked.getByLabelText('Reason for the difference'), 'Torn');
  await user.click(asked.getByRole('button', { name: 'Post handover' }));
  const sheet = within(await question('Cash handover'));
  expect(await sheet.findByText('Expected')).toBeInTheDocument();
  await user.click(sheet.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(cell()).toHaveTextContent('Hidden');
});
