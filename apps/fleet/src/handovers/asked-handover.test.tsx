import { capabilities } from '@tawseel/api-client/schemas';
import { done, fakeApi, listAnswer, type Received } from '@tawseel/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { heldOrder as order, holder as omar } from '../testing/samples.ts';
import { HandoversPage } from './handovers-page.tsx';

const api = fakeApi();
const other = { ...order, journal_id: 2, merchant_order_id: 'O-2', amount: 50 };

/** Held orders; those of run 12 alone if they are asked for. */
const held = ({ body }: Received) => {
  const { run_id } = (body as { filter: { run_id?: string } }).filter;
  if (run_id === undefined) return listAnswer('data', order, other);
  return run_id === '12' ? listAnswer('data', other) : listAnswer('data');
};

beforeEach(() => {
  localStorage.clear();
  api.on('/DC/DisplayHandoverDrivers', listAnswer('data', omar));
  api.on('/DC/DisplayHandoverOrders', held);
  api.on('/DC/DisplayHandovers', listAnswer('data'));
});

async function open(address: string, client = {}) {
  const page = renderFleet(<HandoversPage />, { path: address, client });
  const dialog = within(await screen.findByRole('dialog', { name: 'Handover of Omar Haddad' }));
  await dialog.findByText('O-1');
  const box = (id: string) => within(dialog.getByRole('row', { name: new RegExp(id) })).getByRole('checkbox');
  await waitFor(() => expect(box('O-2')).toBeChecked());
  return { ...page, dialog, box };
}

test('an address of a run opens the handover with exactly its orders ticked', async () => {
  api.on('/DC/PostHandover', done);
  const { user, dialog, box, router } = await open('/handovers?driver=D-1&run=12');
  expect(box('O-1')).not.toBeChecked();
  expect(dialog.getByText('Only the orders of run 12 are ticked.')).toBeInTheDocument();
  expect(screen.queryByText(/driver=D-1/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a handover of a run is posted with its orders, and its receipt stays when the driver holds nothing more', async () => {
  api.on('/DC/PostHandover', () => {
    api.on('/DC/DisplayHandoverDrivers', listAnswer('data'));
    return done.clone();
  });
  const { user, dialog } = await open('/handovers?driver=D-1&run=12');
  await user.click(dialog.getByLabelText('Coins'));
  await user.paste('60');
  await user.click(dialog.getByRole('button', { name: 'Post handover' }));
  expect(await screen.findByText('The handover was posted.')).toBeInTheDocument();
  expect(api.received.find(({ path }) => path === '/DC/PostHandover')?.body).toMatchObject({
    orders: ['O-2:M-1'],
    counted: 60,
  });
});

test.each<[string, string, string[]]>([
  ['an unknown run', '/handovers?driver=D-1&run=99', [...capabilities]],
  ['a text that is no run', '/handovers?driver=D-1&run=x', [...capabilities]],
  [
    'a server without runs',
    '/handovers?driver=D-1&run=12',
    capabilities.filter((name) => name !== 'dispatch'),
  ],
])('the handover opens with all orders ticked for %s', async (_, address, can) => {
  const { box } = await open(address, { readCapabilities: () => can });
  expect(box('O-1')).toBeChecked();
});
