import { fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { ReturnsPage } from './returns-page.tsx';
import { manifest, parcel } from '../testing/returns-samples.ts';

const api = fakeApi();

const petra = {
  merchant_id: 'M-1',
  merchant_name: 'Petra Shop',
  parcels: 3,
  in_branch: 2,
  oldest: '2026-01-02T08:00:00+03:00',
  manifest_id: 7,
};
const jerash = { ...petra, merchant_id: 'M-2', merchant_name: 'Jerash Shop', in_branch: 0, manifest_id: 0 };

async function open(options: Partial<Parameters<typeof renderDispatch>[1]> = {}) {
  api.on('/DC/DisplayWaitingReturns', listAnswer('data', petra, jerash));
  api.on('/DC/DisplayReturnedParcels', listAnswer('data', parcel, { ...parcel, merchant_order_id: 'O-2' }));
  const page = renderDispatch(<ReturnsPage />, { path: '/returns', ...options });
  await screen.findByRole('row', { name: /Petra Shop/ });
  return page;
}
const made = () => api.received.filter(({ path }) => path === '/DC/CreateReturnManifest');

test.each([
  ['en', /\d days/, 'Manifest 7'],
  ['ar', /يوم/, 'السند 7'],
] as const)(
  'merchants show how long they wait and their manifest in the language %s',
  async (language, days, link) => {
    await open({ language });
    const row = within(screen.getByRole('row', { name: /Petra Shop/ }));
    expect(row.getByText(days)).toHaveAttribute('data-tone', 'attention');
    expect(row.getByRole('link', { name: link })).toHaveAttribute('href', '/returns/7');
    await expectAccessible();
  },
);

test('a manifest of the chosen parcels is made and opened', async () => {
  const { user, router } = await open();
  api.on('/DC/CreateReturnManifest', json({ success: true, message: 'Done.', data: { manifest_id: 9 } }));
  const row = within(screen.getByRole('row', { name: /Petra Shop/ }));
  await user.click(row.getByRole('button', { name: 'Show parcels' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Parcels to return to Petra Shop/ }));
  await user.click(within(await dialog.findByRole('row', { name: /O-2/ })).getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Make manifest of 1 parcel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/returns/9'));
  expect(made().map(({ body }) => body)).toEqual([
    { merchant_id: 'M-1', orders: [{ merchant_order_id: 'O-2', merchant_id: 'M-1' }] },
  ]);
});

test('a refused manifest stays on the page with the reason', async () => {
  const { user, router } = await open();
  api.on('/DC/CreateReturnManifest', refusal(409, 'conflict', 'Another manifest has these parcels.'));
  const row = within(screen.getByRole('row', { name: /Petra Shop/ }));
  await user.click(row.getByRole('button', { name: 'Make manifest' }));
  expect(await screen.findByText('Another manifest has these parcels.')).toBeInTheDocument();
  expect(made().map(({ body }) => body)).toEqual([{ merchant_id: 'M-1' }]);
  expect(router.state.location.pathname).toBe('/returns');
});

test('a person without the right sees parcels, and makes no manifest', async () => {
  const { user } = await open({ client: { readToken: () => tokenWith({ role: 'Cashier' }) } });
  const row = within(screen.getByRole('row', { name: /Petra Shop/ }));
  await user.click(row.getByRole('button', { name: 'Show parcels' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Petra Shop/ }));
  expect(await dialog.findByRole('row', { name: /O-2/ })).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /Make manifest/ })).not.toBeInTheDocument();
});

test('manifests are listed with their state, and lead to their pages', async () => {
  api.on('/DC/DisplayReturnManifests', listAnswer('data', manifest));
  const { user, router } = await open();
  await user.click(screen.getByRole('radio', { name: 'Manifests' }));
  const row = within(await screen.findByRole('row', { name: /Petra Shop/ }));
  expect(await row.findByText('To be signed')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Manifest 7' })).toHaveAttribute('href', '/returns/7');
  expect(router.state.location.search).toBe('?view=manifests');
});
