import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import type { Order } from '@tawseel/api-client/orders';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { order } from '../testing/samples.ts';
import { RunDialog } from './run-dialog.tsx';

const api = fakeApi();
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

const orders = [order, { ...order, merchant_order_id: 'O-2' }] as unknown as readonly Order[];
const keys = orders.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id }));
const draft = {
  run_id: 12,
  day: '2026-11-22',
  driver_id: 'D-1',
  driver_name: 'Sami',
  state: 'Draft',
  parcels: 8,
};
const made = json({ success: true, message: 'Done.', data: { run_id: 13 } });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00Z'));
  api.on(
    '/DC/ProposeDrivers',
    json({
      success: true,
      data: [
        { driver_id: 'D-1', name_driver: 'Sami', cities: 2, open: 1 },
        { driver_id: 'D-2', name_driver: 'Rana', cities: 1, open: 0 },
      ],
    }),
  );
});

async function open() {
  const onChanged = jest.fn();
  const onClose = jest.fn();
  const page = renderDispatch(<RunDialog orders={orders} onChanged={onChanged} onClose={onClose} />, {
    path: '/desk',
  });
  await screen.findByRole('radio', { name: /^Sami/ });
  return {
    ...page,
    onChanged,
    onClose,
    submit: () => page.user.click(screen.getByRole('button', { name: 'Put on a run' })),
  };
}

test('the best driver is proposed with a new run of today, which the message leads to', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data'));
  api.on('/DC/CreateRun', made);
  const { user, submit, router, onChanged, onClose } = await open();
  expect(screen.getByRole('radio', { name: /^Sami/ })).toBeChecked();
  expect(screen.getByText('Serves all these cities · 1 open parcel')).toBeInTheDocument();
  expect(screen.getByText('Serves the cities of 1 of 2 parcels · 0 open parcels')).toBeInTheDocument();
  await expectAccessible();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onChanged).toHaveBeenCalledWith([]);
  expect(sent('/DC/CreateRun')).toEqual([{ driver_id: 'D-1', day: '2026-11-22', orders: keys }]);
  expect(await screen.findByText('2 parcels are on run 13.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open the run' }));
  expect(router.state.location.pathname).toBe('/runs/13');
});

test("a driver's open run of the day is extended", async () => {
  api.on('/DC/DisplayRuns', listAnswer('data', draft));
  api.on('/DC/AddToRun', done);
  const { submit, onClose } = await open();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Run' })).toHaveDisplayValue('Run 12 (Draft), 8 parcels'),
  );
  expect(sent('/DC/DisplayRuns')[0]).toMatchObject({
    filter: { driver_id: 'D-1', state: ['Draft', 'Issued'], day: { from: '2026-11-22', to: '2026-11-22' } },
  });
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('/DC/AddToRun')).toEqual([{ run_id: 12, orders: keys }]);
});

test('another run than the open one is made when it is asked for', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data', draft));
  api.on('/DC/CreateRun', made);
  const { user, submit, onClose } = await open();
  await screen.findByRole('option', { name: /^Run 12/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Run' }), 'A new run');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('/DC/CreateRun')).toEqual([
    { driver_id: 'D-1', day: '2026-11-22', orders: keys, another: true },
  ]);
});

test('a run that the driver got in between is offered after the refusal of a new one', async () => {
  const message = 'The driver has an open run of this day.';
  api.on('/DC/DisplayRuns', listAnswer('data'), listAnswer('data', draft));
  api.on('/DC/CreateRun', refusal(409, 'duplicate', message));
  const { submit, onClose } = await open();
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Run' })).toHaveDisplayValue('Run 12 (Draft), 8 parcels'),
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('another driver than the proposed ones is chosen from all', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data'));
  api.on(
    '/DC/DisplayDrivers',
    listAnswer('date', { driver_id: 'D-7', name_driver: 'Omar', status: 'Active' }),
  );
  api.on('/DC/CreateRun', made);
  const { user, submit } = await open();
  await user.click(screen.getByRole('radio', { name: 'Another driver' }));
  await submit();
  expect(await screen.findByRole('combobox', { name: 'Driver' })).toHaveAccessibleDescription(/required/);
  await pickOption(user, screen.getByRole('combobox', { name: 'Driver' }), 'Omar (D-7)');
  await submit();
  await waitFor(() => expect(sent('/DC/CreateRun')).toHaveLength(1));
  expect(sent('/DC/CreateRun')[0]).toMatchObject({ driver_id: 'D-7' });
});
