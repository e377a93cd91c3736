import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { deliveredLine, issuedRun, runLineOf } from '../testing/run-samples.ts';
import { RunPage } from './run-page.tsx';

const api = fakeApi();
const second = runLineOf(2);
const third = runLineOf(3, { to_collect: 20, total_price: 20 });
const keyOf = (position: number) => ({ merchant_order_id: `O-${position}`, merchant_id: 'M-1' });

const scanned = (values: object = {}) =>
  json({
    success: true,
    message: 'Done.',
    data: {
      ...keyOf(2),
      parcel_code: '1000000002',
      pieces: 1,
      name_customer: 'Customer 2',
      city_order: 'Amman',
      total_price: 20.5,
      status: 'Delivered',
      place: 'Customer',
      attempts: 1,
      next_attempt_on: null,
      driver_id: 'D-1',
      driver_name: 'Omar Haddad',
      run_id: 12,
      was_there: false,
      return_proposed: false,
      ...values,
    },
  });

const reason = (reason_id: string, next_step: string, state = 'Active') => ({
  reason_id,
  label_en: `Reason ${reason_id}`,
  label_ar: `سبب ${reason_id}`,
  next_step,
  counts: 'Yes',
  needs_photo: 'No',
  state,
});

const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/DisplayRuns', listAnswer('data', issuedRun));
  api.on('/DC/DisplayRunLines', listAnswer('data', deliveredLine, second, third));
  api.on(
    '/DC/DisplayFailureReasons',
    listAnswer(
      'data',
      reason('closed', 'Retry'),
      reason('refused', 'Return'),
      reason('old', 'Retry', 'InActive'),
    ),
  );
  api.on('/DC/Scan', scanned());
  api.on('/DC/DisplayFlaggedEvents', json({ success: true, data: [] }));
});

async function open(role = 'Owner') {
  const page = renderDispatch(<RunPage />, {
    path: '/runs/12',
    route: '/runs/:runId',
    client: { readToken: () => tokenWith({ role }) },
  });
  await screen.findByRole('row', { name: /Customer 3/ });
  const row = (position: number) =>
    within(screen.getByRole('row', { name: new RegExp(`Customer ${position}`) }));
  const choose = async (position: number, label: string) => {
    await page.user.click(row(position).getByRole('button', { name: /actions/i }));
    await page.user.click(await screen.findByRole('menuitem', { name: label }));
  };
  return { ...page, row, choose };
}

test('a run shows its figures and its orders, each with its outcome', async () => {
  const { row } = await open();
  expect(screen.getByRole('heading', { name: 'Run 12' })).toBeInTheDocument();
  expect(screen.getByText('Out')).toBeInTheDocument();
  expect(row(1).getByText('Delivered')).toBeInTheDocument();
  expect(row(2).getByRole('link', { name: '0780000000' })).toHaveAttribute('href', 'tel:0780000000');
  expect(row(1).queryByRole('button', { name: /Failed/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('an order is delivered by one press, and can be taken back', async () => {
  api.on('/DC/UndoScan', done);
  const { user, row } = await open();
  await user.click(row(2).getByRole('button', { name: /^Delivered/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The outcome was taken back.')).toBeInTheDocument();
  const [scan] = sent('/DC/Scan');
  expect(scan).toEqual({
    mode: 'delivered',
    run_id: 12,
    order: keyOf(2),
    client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(sent('/DC/UndoScan')).toEqual([{ client_id: (scan as { client_id: string }).client_id }]);
});

test('a report whose response was lost has the same client_id when it is sent again, and a new one has another', async () => {
  api.on('/DC/Scan', refusal(500, 'failed', 'No response.'), scanned(), scanned());
  const { user, row } = await open();
  const press = async () => user.click(row(2).getByRole('button', { name: /^Delivered/ }));
  await press();
  await screen.findByText('No response.');
  await press();
  await waitFor(() => expect(sent('/DC/Scan')).toHaveLength(2));
  await screen.findByRole('button', { name: 'Undo' });
  await press();
  await waitFor(() => expect(sent('/DC/Scan')).toHaveLength(3));
  const [first, again, next] = sent('/DC/Scan').map((body) => (body as { client_id: string }).client_id);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a parcel of a failed attempt that the driver still has can be delivered, and does not keep the run open', async () => {
  const tried = { outcome: 'Failed', is_open: 'No', reason_id: 'closed' } as const;
  api.on(
    '/DC/DisplayRunLines',
    listAnswer('data', runLineOf(2, tried), runLineOf(3, { ...tried, place: 'Branch' })),
  );
  const { user, row } = await open();
  expect(await row(2).findByText('Reason closed')).toBeInTheDocument();
  expect(row(3).queryByRole('button', { name: /^Delivered/ })).not.toBeInTheDocument();
  await user.click(row(2).getByRole('button', { name: /^Delivered/ }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Close the run' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close run 12' }));
  expect(dialog.getByRole('button', { name: 'Close the run' })).toBeInTheDocument();
});

test('another amount than the price needs a note', async () => {
  const { user, choose } = await open();
  await choose(2, 'Delivered, another amount');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivered to Customer 2' }));
  const amount = dialog.getByLabelText('Amount taken');
  expect(amount).toHaveValue('20.5');
  await user.clear(amount);
  await user.type(amount, '18');
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  await waitFor(() => expect(dialog.getByLabelText('Note')).toBeInvalid());
  expect(sent('/DC/Scan')).toEqual([]);
  await user.type(dialog.getByLabelText('Note'), 'A discount');
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  await waitFor(() =>
    expect(sent('/DC/Scan')).toEqual([
      expect.objectContaining({ mode: 'delivered', amount_taken: 18, note: 'A discount', order: keyOf(2) }),
    ]),
  );
});

test('a failed attempt has an active reason, and a next day only where the reason is to try again', async () => {
  const { user, row } = await open();
  await user.click(row(2).getByRole('button', { name: /^Failed/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Failed attempt: Customer 2' }));
  await dialog.findByRole('option', { name: 'Reason closed' });
  expect(dialog.queryByRole('option', { name: 'Reason old' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toBeInvalid());
  await user.selectOptions(dialog.getByLabelText('Reason'), 'closed');
  expect(await dialog.findByLabelText('Next attempt on')).not.toHaveValue('');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'refused');
  await waitFor(() => expect(dialog.queryByLabelText('Next attempt on')).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(sent('/DC/Scan')).toHaveLength(1));
  expect(sent('/DC/Scan')[0]).toMatchObject({ mode: 'failed', reason_id: 'refused' });
  expect(sent('/DC/Scan')[0]).not.toHaveProperty('next_on');
});

test('several orders are delivered one after the other; a refused one stays with its reason', async () => {
  api.on('/DC/Scan', scanned(), refusal(409, 'changed', 'The order was cancelled.'), scanned());
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('region', { name: '3 selected' }));
  await user.click(bar.getByRole('button', { name: 'Delivered' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '2 orders delivered' }));
  expect(dialog.getByText(/40\.50/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  expect(await dialog.findByText('The order was cancelled.')).toBeInTheDocument();
  expect(dialog.getByText('1 order was not reported. The others are done.')).toBeInTheDocument();
  expect(sent('/DC/Scan')).toMatchObject([{ order: keyOf(2) }, { order: keyOf(3) }]);
  await user.click(dialog.getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByText('1 order was delivered.')).toBeInTheDocument();
});

test('a failed order is not among several that are delivered at once', async () => {
  const failed = runLineOf(4, { outcome: 'Failed', is_open: 'No', place: 'Driver', reason_id: 'closed' });
  api.on('/DC/DisplayRunLines', listAnswer('data', third, failed));
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Delivered' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '1 order delivered' }));
  expect(dialog.queryByText('Customer 4')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(bar.getByRole('button', { name: 'Back in the branch' }));
  expect(await screen.findByRole('alertdialog', { name: '2 orders back in the branch' })).toHaveTextContent(
    'Customer 4',
  );
});

test('a run with orders without an outcome is not closed, and names them', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close the run' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close run 12' }));
  expect(dialog.getByText('2 orders have no outcome yet:')).toBeInTheDocument();
  expect(dialog.getByText('Customer 3')).toBeInTheDocument();
  expect(dialog.queryByText('Customer 1')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Close the run' })).not.toBeInTheDocument();
});

test.each([
  ['Owner', true],
  ['Dispatcher', false],
])('after closing, the cash to hand over is shown to a role; %s: link %s', async (role, hasLink) => {
  api.on(
    '/DC/DisplayRunLines',
    listAnswer('data', deliveredLine, runLineOf(3, { outcome: 'Back', is_open: 'No' })),
  );
  api.on(
    '/DC/CloseRun',
    json({ success: true, message: 'Done.', data: { driver_id: 'D-1', orders: 1, amount: 20.5 } }),
  );
  const { user } = await open(role);
  await user.click(screen.getByRole('button', { name: 'Close the run' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close run 12' }));
  await user.click(dialog.getByRole('button', { name: 'Close the run' }));
  const told = await screen.findByText(/The driver has 1 order and 20\.50/);
  const link = within(told).queryByRole('link', { name: 'Hand over the cash' });
  expect(link?.getAttribute('href')).toBe(hasLink ? '/handovers?driver=D-1&run=12' : undefined);
});

test('people who manage no runs see one without actions', async () => {
  const { row } = await open('Cashier');
  expect(row(2).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close the run' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute('href', '/run-sheet#12');
});
