import { fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { screen, within } from '@testing-library/react';
import { DriversMoneyPage } from '../drivers-money/drivers-money-page.tsx';
import { renderFleet } from '../testing/render-fleet.tsx';
import { omar } from '../testing/samples.ts';

const api = fakeApi();

test('the ledger of a driver names balance, reason and change of each entry', async () => {
  const entry = {
    entry_id: 7,
    holder: 'driver',
    holder_id: 'D-1',
    account: 'money_orders',
    reason: 'handover',
  };
  const change = { amount_from: 41, delta: -41, amount_to: 0, reference: '3', person: 'Maha' };
  api.on('/DC/DisplayDrivers', listAnswer('date', omar));
  api.on('/DC/DisplayLedger', listAnswer('data', { ...entry, ...change }));
  const { user } = renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  await screen.findByText('Omar Haddad');
  const actions = within(screen.getByRole('row', { name: /Omar/ }));
  await user.click(actions.getByRole('button', { name: 'Ledger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ledger of Omar Haddad' }));
  const row = await dialog.findByRole('row', { name: /Cash handover/ });
  expect(row).toHaveTextContent('Order money');
  expect(row).toHaveTextContent('-41.00');
  const sent = api.received.find(({ path }) => path === '/DC/DisplayLedger');
  expect(sent?.body).toMatchObject({
    filter: { holder: 'driver', holder_id: 'D-1' },
  });
  expect(screen.getByRole('link', { name: 'Hand over cash' })).toHaveAttribute('href', '/handovers');
});
