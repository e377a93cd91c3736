import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { heldOrder as order, holder as omar } from '../testing/samples.ts';
import { useCountMode } from './count-mode.ts';
import { HandoverDialog } from './handover-dialog.tsx';

const api = fakeApi();
const path = '/DC/PostHandover';
const largest = 'Enter 8,000,000,000,000 or less.';

const refused = (fields: Record<string, string>) =>
  refusal(400, 'invalid', 'Check the highlighted fields.', fields);

const sent = () => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  api.on('/DC/DisplayHandoverDrivers', listAnswer('data', omar));
  api.on(
    '/DC/DisplayHandoverOrders',
    listAnswer('data', order, { ...order, journal_id: 2, merchant_order_id: 'O-2', amount: 50 }),
  );
  api.on('/DC/DisplayHandovers', listAnswer('data'));
  api.on(path, done);
});

function Opened({ onClose }: { onClose: () => void }) {
  return <HandoverDialog driver={omar} mode={useCountMode()} onClose={onClose} />;
}

async function open() {
  const onClose = jest.fn();
  const { user } = renderFleet(<Opened onClose={onClose} />, { path: '/handovers' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Handover of Omar Haddad' }));
  await dialog.findByText('O-1');
  const choose = (name: string) => user.click(dialog.getByRole('radio', { name }));
  // A paste, because single keys take most of a test's time.
  const type = async (label: string | RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, onClose, dialog, choose, type, press };
}

test('a finished blind count keeps its figures, its way of counting and its secrecy', async () => {
  const { dialog, choose, type, press } = await open();
  await choose('Blind count');
  await type('Note of 50 JD', '3');
  await press('Finish the count');
  for (const name of ['Open count', 'Blind count', 'Notes and coins', 'One sum'])
    expect(dialog.getByRole('radio', { name })).toBeDisabled();
  await choose('Open count');
  await choose('One sum');
  expect(dialog.getByRole('radio', { name: 'Blind count' })).toBeChecked();
  const field = dialog.getByLabelText('Note of 50 JD');
  expect(field).toHaveValue('3');
  expect(field).toHaveAttribute('readonly');
  await expectAccessible();
});

test('an open count can be changed until it is posted', async () => {
  const { dialog, choose, type } = await open();
  await type('Note of 50 JD', '3');
  await choose('One sum');
  await type('Counted cash', '160');
  expect(dialog.getByLabelText('Counted cash')).toHaveValue('160');
});

test.each<[string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
  ['a note', ({ type }) => type(/^Note \(/, 'Late')],
  ['a commission kept', ({ type }) => type('Commission kept', '2')],
  ['a text that is no commission', ({ type }) => type('Commission kept', 'x')],
  ['another amount of no order', ({ type }) => type('Other cash', '.5')],
  [
    'another selection of orders',
    ({ user, dialog }) => user.click(dialog.getAllByRole('checkbox')[1] ?? document.body),
  ],
  [
    'a count in the fields that are not shown',
    async ({ choose, type }) => {
      await type('Coins', '2');
      await choose('One sum');
    },
  ],
])('%s is not discarded by Cancel or Escape without a question', async (_, change) => {
  const page = await open();
  await change(page);
  await page.press('Cancel');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await page.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await page.user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(page.onClose).not.toHaveBeenCalled();
  await page.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(page.onClose).toHaveBeenCalledTimes(1);
});

test('a dialog whose values are as they were closes at once', async () => {
  const { user, dialog, type, press, onClose } = await open();
  const [, first = document.body] = dialog.getAllByRole('checkbox');
  await user.click(first);
  await user.click(first);
  await type('Commission kept', '2');
  await user.clear(dialog.getByLabelText('Commission kept'));
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter in a field of the count posts the handover', async () => {
  const { user, type } = await open();
  await type('Note of 50 JD', '3');
  await type('Coins', '10');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The handover was posted.')).toBeInTheDocument();
  expect(sent()).toEqual([
    expect.objectContaining({ counted: 160, counts: { 50: 3, coins: 10 }, expected: 160, other: 10 }),
  ]);
});

test('Enter finishes a blind count, and the next one posts it; a key held down does not', async () => {
  const { user, dialog, choose, type } = await open();
  await choose('Blind count');
  await choose('One sum');
  await type('Counted cash', '160');
  await user.keyboard('{Enter>3}');
  expect(dialog.getByRole('button', { name: 'Post handover' })).toBeInTheDocument();
  expect(dialog.getByLabelText('Counted cash')).toHaveFocus();
  await user.keyboard('{/Enter}');
  expect(sent()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The handover was posted.')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('a blind count that Enter finishes in its choice leaves the focus in the dialog', async () => {
  const { user, dialog, choose, type } = await open();
  await type('Coins', '160');
  await choose('Blind count');
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Post handover' })).toHaveFocus();
});

test('Enter on the box of an order posts nothing', async () => {
  const { user, dialog, type } = await open();
  await type('Coins', '160');
  dialog.getAllByRole('checkbox')[1]?.focus();
  await user.keyboard('{Enter}');
  expect(sent()).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  ['One sum', 'Counted cash', '9000000000000000', largest],
  ['Notes and coins', 'Coins', '9000000000000000', largest],
  ['Notes and coins', 'Note of 20 JD', '1000000001', 'Enter 1,000,000,000 or less.'],
  ['Notes and coins', 'Note of 20 JD', '1.5', 'Enter a whole number.'],
  ['Notes and coins', 'Other cash', '0.0001', 'Use at most three decimals.'],
  ['Notes and coins', 'Commission kept', '-1', 'Enter 0 or more.'],
  ['Notes and coins', /^Note \(/, 'a\u0007b', 'Use plain text'],
])('with %s, %s refuses %s before anything is sent', async (way, label, text, message) => {
  const { user, dialog, choose, type, press } = await open();
  await choose(way);
  await type(way === 'One sum' ? 'Counted cash' : 'Coins', '1');
  await user.clear(dialog.getByLabelText(label));
  await type(label, text);
  const field = dialog.getByLabelText(label);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  await press('Post handover');
  expect(field).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['counted', 'One sum', 'Counted cash'],
  ['counted', 'Notes and coins', 'Coins'],
  ['counts', 'Notes and coins', 'Coins'],
  ['counts.5', 'Notes and coins', 'Note of 5 JD'],
  ['counts.coins', 'Notes and coins', 'Coins'],
  ['other', 'One sum', 'Other cash'],
  ['commission_kept', 'One sum', 'Commission kept'],
  ['note', 'One sum', /^Note \(/],
])(
  "the server's error of %s is shown with %s at its field, until something is typed",
  async (name, way, label) => {
    api.on(path, refused({ [name]: 'Not this.' }), done);
    const { dialog, choose, type, press } = await open();
    await choose(way);
    await type(way === 'One sum' ? 'Counted cash' : 'Coins', '160');
    await press('Post handover');
    const field = dialog.getByLabelText(label);
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Not this.'));
    expect(field).toHaveFocus();
    expect(dialog.getByRole('alert')).toHaveTextContent('Check the highlighted fields.');
    await type('Commission kept', '1');
    expect(field).toBeValid();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Commission kept')).toHaveFocus();
  },
);

test('of several errors the first field has the focus', async () => {
  api.on(path, refused({ note: 'Not this.', commission_kept: 'Not that.' }));
  const { user, dialog, type } = await open();
  await type('Coins', '160');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Commission kept')).toHaveFocus());
  expect(dialog.getByLabelText(/^Note \(/)).toBeInvalid();
});
