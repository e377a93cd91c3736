import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { issuedRun, runLineOf } from '../testing/run-samples.ts';
import { order } from '../testing/samples.ts';
import { RunPage } from './run-page.tsx';

const api = fakeApi();
const draft = { ...issuedRun, state: 'Draft', waiting: 0, delivered: 0, collected: 0, issued_at: null };
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);
const key = { merchant_order_id: 'O-1', merchant_id: 'M-1' };

beforeEach(() => {
  api.on('/DC/DisplayRuns', listAnswer('data', draft));
  api.on('/DC/DisplayRunLines', listAnswer('data', runLineOf(1), runLineOf(2), runLineOf(3)));
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  api.on('/DC/DisplayFlaggedEvents', json({ success: true, data: [] }));
});

async function open() {
  const page = renderDispatch(<RunPage />, { path: '/runs/12', route: '/runs/:runId' });
  await screen.findByRole('row', { name: /Customer 3/ });
  return page;
}

async function openAddition(...orders: object[]) {
  api.on('/DC/DisplayOrders', listAnswer('date', ...orders));
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Add order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add orders to run 12' }));
  return { ...page, dialog, field: dialog.getByLabelText('Parcel code, order ID or customer') };
}

test('a scanned code adds its order, and the field waits for the next', async () => {
  api.on('/DC/AddToRun', done);
  const { user, dialog, field } = await openAddition({ ...order, parcel_code: '1000000009' });
  await user.type(field, '1000000009{Enter}');
  expect(await dialog.findByText(/Added/)).toHaveTextContent('1000000009');
  expect(sent('/DC/AddToRun')).toEqual([{ run_id: 12, orders: [key] }]);
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
});

test('of several matching orders one is chosen', async () => {
  api.on('/DC/AddToRun', done);
  const { user, dialog, field } = await openAddition(
    { ...order, merchant_order_id: 'O-10', name_customer: 'Rami' },
    order,
  );
  await user.type(field, 'O{Enter}');
  const choice = within(await dialog.findByRole('list', { name: 'Matching orders' }));
  expect(sent('/DC/AddToRun')).toEqual([]);
  await expectAccessible();
  await user.click(choice.getAllByRole('button', { name: 'Add' })[1] ?? document.body);
  await waitFor(() => expect(sent('/DC/AddToRun')).toEqual([{ run_id: 12, orders: [key] }]));
});

test('a refusal is at the field, and the typed code stays', async () => {
  api.on('/DC/AddToRun', refusal(409, 'in_use', 'The order is on run 11.'));
  const { user, field } = await openAddition(order);
  await user.type(field, 'O-1{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining('The order is on run 11.'));
  expect(field).toHaveValue('O-1');
});

test('an order is taken off a draft, and put back', async () => {
  api.on('/DC/RemoveFromRun', done);
  api.on('/DC/AddToRun', done);
  const { user } = await open();
  const row = within(screen.getByRole('row', { name: /Customer 1/ }));
  await user.click(row.getByRole('button', { name: /^Remove from the run/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('/DC/AddToRun')).toEqual([{ run_id: 12, orders: [key] }]));
  expect(sent('/DC/RemoveFromRun')).toEqual([{ run_id: 12, orders: [key] }]);
});

test('the question before a run goes out names its orders and what they collect', async () => {
  api.on('/DC/IssueRun', done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Send out' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send out run 12' }));
  expect(dialog.getByText(/takes 3 orders and collects 61\.50/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send out' }));
  expect(await screen.findByText('The run is out.')).toBeInTheDocument();
  expect(sent('/DC/IssueRun')).toEqual([{ run_id: 12 }]);
});

test('a deleted draft leads to the list of runs', async () => {
  api.on('/DC/DeleteRun', done);
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/runs'));
});

test('an address that is no run says so', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data'));
  api.on('/DC/DisplayRunLines', listAnswer('data'));
  renderDispatch(<RunPage />, { path: '/runs/99', route: '/runs/:runId' });
  expect(await screen.findByText('There is no such run.')).toBeInTheDocument();
});
