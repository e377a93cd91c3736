import { fakeApi, json } from '@tawseel/api-client/testing';
import { screen } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { omar } from '../testing/samples.ts';
import { DriversPage } from './drivers-page.tsx';

// Rows of a server that knows the contract alone may lack every value but the id.
const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayDrivers', json({ date: [{ ...omar, name_driver: null }] })));

const open = () => renderFleet(<DriversPage />, { path: '/drivers', client: { readCapabilities: () => [] } });

test('the details of a driver without a name have its id as their title', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(screen.getByRole('dialog', { name: 'D-1' })).toBeInTheDocument();
});

test('a deletion promises a history only if the server can restore the driver', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByText(/^Are you sure you want to delete driver/)).not.toHaveTextContent('history');
});
