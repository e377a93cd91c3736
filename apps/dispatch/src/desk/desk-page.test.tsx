import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { lateReport } from '../testing/report-samples.ts';
import { order } from '../testing/samples.ts';
import { DeskPage } from './desk-page.tsx';

const api = fakeApi();
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

const amman = {
  city_order: 'Amman',
  collect: 2,
  branch: 1,
  out: 0,
  decide: 1,
  return: 0,
  oldest: '2026-11-19T10:00:00Z',
};
const irbid = { city_order: 'Irbid', collect: 3, branch: 0, out: 4, decide: 0, return: 1, oldest: null };
const waiting = {
  ...order,
  parcel_code: '1234567897',
  address_order: 'Rainbow street',
  attempts: 0,
  next_attempt_on: null,
  place: 'Branch',
  moved_at: '2026-11-21T10:00:00Z',
};
const second = { ...waiting, merchant_order_id: 'O-2', parcel_code: '1234567804' };
const keys = [waiting, second].map(({ merchant_order_id, merchant_id }) => ({
  merchant_order_id,
  merchant_id,
}));
const scanned = json({
  success: true,
  message: 'Done.',
  data: {
    ...waiting,
    pieces: 1,
    status: 'Accepted',
    driver_id: null,
    driver_name: null,
    run_id: null,
    was_there: false,
    return_proposed: false,
  },
});

beforeEach(() => {
  api.on('/DC/DisplayDesk', json({ success: true, data: [amman, irbid] }));
  api.on('/DC/DisplayOrders', listAnswer('date', waiting, second));
  api.on('/DC/DisplayFlaggedEvents', json({ success: true, data: [] }));
});

const open = (path = '/desk', role = 'Owner') =>
  renderDispatch(<DeskPage />, { path, client: { readToken: () => tokenWith({ role }) } });

async function select(stage: string, role?: string) {
  const page = open(`/desk?stage=${stage}`, role);
  await screen.findByRole('row', { name: /1234567804/ });
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  return { ...page, bar: within(await screen.findByRole('region', { name: '2 selected' })) };
}

test('each city has its numbers below their sums', async () => {
  open();
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^City/),
    expect.stringMatching(/^All cities.*51411$/),
    expect.stringMatching(/^Amman.*21010$/),
    'Irbid30401',
  ]);
  await expectAccessible();
});

test('a number shows the orders of its stage and city, and the address names both', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: /^With drivers, .Irbid.: 4$/ }));
  expect(await screen.findByRole('row', { name: /1234567897/ })).toBeInTheDocument();
  expect(sent('/DC/DisplayOrders')[0]).toMatchObject({ filter: { stage: 'out', city_order: 'Irbid' } });
  await waitFor(() => expect(router.state.location.search).toBe('?stage=out&city_order=Irbid'));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^With drivers, .Irbid.: 4$/, pressed: true }));
  expect(screen.getByText('Press a number to see its parcels.')).toBeInTheDocument();
});

test('reports of drivers that wait are above the numbers', async () => {
  api.on('/DC/DisplayFlaggedEvents', json({ success: true, data: [lateReport] }));
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  open();
  const report = await screen.findByText('The order had ended already.');
  expect(screen.getByRole('table').compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a desk without parcels says what happens next', async () => {
  api.on('/DC/DisplayDesk', json({ success: true, data: [] }));
  open();
  expect(await screen.findByText('No parcel waits.')).toBeInTheDocument();
  expect(screen.getByText(/^New orders appear here/)).toBeInTheDocument();
});

test('selected parcels are received one by one; the one that is refused is named and stays selected', async () => {
  api.on('/DC/Scan', scanned, refusal(409, 'changed', 'The order has ended.'));
  const { user, bar } = await select('collect');
  await user.click(bar.getByRole('button', { name: 'Receive in the branch' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Receive in the branch' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('O-2 (Salma Haddad) The order has ended.');
  const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(sent('/DC/Scan')).toEqual(keys.map((order) => ({ client_id: id, mode: 'in', order })));
  await user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] ?? document.body,
  );
  expect(screen.getByText('1 parcel was received.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '1 selected' })).toBeInTheDocument();
});

test('the next attempt of selected parcels is tomorrow unless another day is chosen', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00Z'));
  api.on('/DC/SetNextAttempt', done);
  const { user, bar } = await select('decide');
  await user.click(bar.getByRole('button', { name: 'Try again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Try 2 parcels again' }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 parcels are tried again.')).toBeInTheDocument();
  expect(sent('/DC/SetNextAttempt')).toEqual(keys.map((key) => ({ ...key, next_attempt_on: '2026-11-23' })));
});

test('a cashier receives parcels, but decides nothing and makes no runs', async () => {
  const { unmount, bar } = await select('decide', 'Cashier');
  expect(bar.getByRole('button', { name: 'Receive in the branch' })).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Return to the merchant' })).not.toBeInTheDocument();
  unmount();
  open('/desk?stage=branch', 'Cashier');
  await screen.findByRole('row', { name: /1234567804/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
