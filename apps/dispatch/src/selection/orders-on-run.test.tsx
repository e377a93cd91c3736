import { readRow } from '@tawseel/api-client';
import { order as orders } from '@tawseel/api-client/orders';
import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { companyTime } from '@tawseel/i18n';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { order } from '../testing/samples.ts';
import { OrdersOnRun } from './orders-on-run.tsx';

const api = fakeApi();
const today = companyTime(Date.now()).slice(0, 10);
const rows = ['O-1', 'O-2'].map((merchant_order_id) => readRow(orders, { ...order, merchant_order_id }));
const keys = rows.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id }));
const proposals = [
  { driver_id: 'D-2', name_driver: 'Zaid', cities: 2, open: 1 },
  { driver_id: 'D-1', name_driver: 'Omar', cities: 1, open: 0 },
];
const openRun = { run_id: 12, driver_id: 'D-1', driver_name: 'Omar', day: today, state: 'Issued' };

beforeEach(() => {
  api.on('/DC/ProposeDrivers', json({ success: true, data: proposals }));
  api.on('/DC/DisplayRuns', listAnswer('data', openRun));
});

async function open() {
  const [onChanged, onClose] = [jest.fn(), jest.fn()];
  const { user } = renderDispatch(<OrdersOnRun orders={rows} onChanged={onChanged} onClose={onClose} />, {
    path: '/orders',
  });
  const driver = await screen.findByRole('combobox', { name: 'Driver' });
  const dialog = within(screen.getByRole('dialog', { name: 'Put 2 orders on a run' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Put on a run' }));
  return { user, dialog, driver, submit, onChanged, onClose };
}

const sent = (path: string) => api.received.find((call) => call.path === path)?.body;

test('the best driver is chosen, and gets a new run of today', async () => {
  api.on('/DC/CreateRun', json({ success: true, message: 'Done.', data: { run_id: 13 } }));
  const { driver, submit, onChanged } = await open();
  expect(driver).toHaveDisplayValue(/Zaid.*serves 2 of 2, has 1 open/);
  await expectAccessible();
  await submit();
  expect(await screen.findByText('Put on run', { exact: false })).toHaveTextContent('Put on run 13.');
  expect(sent('/DC/CreateRun')).toEqual({ driver_id: 'D-2', day: today, orders: keys });
  expect(onChanged).toHaveBeenCalled();
});

test('a driver with an open run of the day gets the orders on it', async () => {
  api.on('/DC/AddToRun', done);
  const { user, driver, submit, onClose } = await open();
  await user.selectOptions(driver, 'D-1');
  await submit();
  expect(await screen.findByText('Put on run', { exact: false })).toHaveTextContent('Put on run 12.');
  expect(sent('/DC/AddToRun')).toEqual({ run_id: 12, orders: keys });
  expect(sent('/DC/CreateRun')).toBeUndefined();
  expect(onClose).toHaveBeenCalled();
});

test('a refusal is shown in the dialog, and the orders stay selected', async () => {
  api.on('/DC/CreateRun', refusal(409, 'conflict', 'An order has ended.'));
  const { submit, dialog, onChanged } = await open();
  await submit();
  expect(await dialog.findByText('An order has ended.')).toBeInTheDocument();
  expect(onChanged).not.toHaveBeenCalled();
});
