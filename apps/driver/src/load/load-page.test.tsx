import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@tawseel/ui/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { LoadPage } from './load-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

const pickup = {
  merchant_order_id: 'order-9',
  merchant_id: '21',
  parcel_code: 'TW1009',
  pieces: 2,
  name_shop: 'Rose',
  phone_shop: '065000000',
  name_customer: 'Customer 9',
  city_order: 'Amman',
};

test('a typed code is loaded onto the open run, once', async () => {
  const { user } = renderDriver(<LoadPage />, { path: '/load' });
  const code = await screen.findByLabelText('Parcel code');
  await user.type(code, 'TW2000{Enter}');
  expect(await screen.findByText(/was loaded/)).toBeInTheDocument();
  expect(code).toHaveValue('');
  await user.type(code, 'TW2000{Enter}');
  expect(await screen.findByText(/is on your run already/)).toBeInTheDocument();
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({ kind: 'loaded', code: 'TW2000' });
  await expectAccessible();
});

test('a parcel of the run is not loaded again', async () => {
  const { user } = renderDriver(<LoadPage />, { path: '/load' });
  await waitFor(() => expect(server.api.received.length).toBeGreaterThan(1));
  await user.type(await screen.findByLabelText('Parcel code'), 'TW1001{Enter}');
  expect(await screen.findByText(/is on your run already/)).toBeInTheDocument();
  expect(server.events).toEqual([]);
});

test('a tick picks up a parcel at its merchant', async () => {
  server.setRun({ pickups: [pickup] });
  const { user } = renderDriver(<LoadPage />, { path: '/load?at=merchant', route: '/load' });
  expect(await screen.findByRole('region', { name: 'Rose' })).toHaveTextContent('2 pieces');
  await user.click(screen.getByRole('checkbox', { name: /Customer 9/ }));
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({ kind: 'collected', code: 'TW1009' });
  expect(await screen.findByRole('heading', { name: 'Picked up today (1)' })).toBeInTheDocument();
});

test('a code that no merchant has for the driver is refused', async () => {
  server.setRun({ pickups: [pickup] });
  const { user } = renderDriver(<LoadPage />, { path: '/load?at=merchant', route: '/load' });
  await screen.findByRole('region', { name: 'Rose' });
  await user.type(screen.getByLabelText('Parcel code'), 'TW1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('does not wait for you at a merchant');
});
