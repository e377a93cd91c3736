import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@tawseel/ui/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { sampleStop } from '../testing/samples.ts';
import { OrderPage } from './order-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

test('buttons move a stop, and saving reports the order of the whole run', async () => {
  const done = sampleStop(1, { is_open: false, outcome: 'Delivered', amount_taken: 12.5 });
  server.setRun({ stops: [done, sampleStop(2), sampleStop(3), sampleStop(4)] });
  const { user } = renderDriver(<OrderPage />, { path: '/run/5/order', route: '/run/:runId/order' });
  expect(await screen.findByRole('button', { name: 'Move Customer 2 up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Customer 4 up' }));
  expect(screen.getByText('Customer 4: place 2 of 3')).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save this order' }));
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({ kind: 'sorted', run_id: 5 });
  const sorted = server.events[0]?.orders?.map(({ merchant_order_id }) => merchant_order_id);
  expect(sorted).toEqual(['order-1', 'order-2', 'order-4', 'order-3']);
});
