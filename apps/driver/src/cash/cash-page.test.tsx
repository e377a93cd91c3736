import { screen } from '@testing-library/react';
import { expectAccessible } from '@tawseel/ui/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { CashPage } from './cash-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

const at = '2026-11-28T09:00:00.000Z';

test('cash is shown by order, with handovers and the commission', async () => {
  server.setCash({
    holds: 32.5,
    commission: 4,
    orders: [
      { merchant_order_id: 'order-8', parcel_code: 'TW1008', name_customer: 'Customer 8', amount: 32.5, at },
    ],
    handovers: [{ handover_id: '3', at, expected: 20, received: 19.5, orders: 2 }],
  });
  renderDriver(<CashPage />, { path: '/cash' });
  expect(await screen.findByText('Customer 8')).toBeInTheDocument();
  const [holds, commission] = screen.getAllByRole('definition');
  expect(holds).toHaveTextContent('32.50');
  expect(commission).toHaveTextContent('4.00');
  expect(screen.getByText('2 orders').closest('li')).toHaveTextContent('Expected: 20.00');
  await expectAccessible();
});

test('the commission is absent if the company does not show it', async () => {
  renderDriver(<CashPage />, { path: '/cash' });
  expect(await screen.findByText("You hold no order's money.")).toBeInTheDocument();
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});
