import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible, fakeCanvas } from '@tawseel/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { manifest, parcel } from '../testing/returns-samples.ts';
import { ManifestPage } from './manifest-page.tsx';

const api = fakeApi();
const image = 'data:image/png;base64,AAAA';
fakeCanvas(image);

const company = {
  company_id: '1001',
  name_company: 'Petra Express',
  phone: '',
  city: 'Amman',
  email: '',
};

const signed = {
  ...manifest,
  state: 'Signed',
  signed_at: '2026-01-04T10:00:00+03:00',
  signer_name: 'Omar Zaid',
  signature: image,
  address_seen: '192.0.2.1',
  user_agent: 'Browser/1',
  orders_sha256: 'a'.repeat(64),
  hash: 'b'.repeat(64),
};

async function open(row: object = manifest, options: Partial<Parameters<typeof renderDispatch>[1]> = {}) {
  api.on('/DC/DisplayReturnManifests', listAnswer('data', row));
  api.on(
    '/DC/DisplayReturnedParcels',
    listAnswer(
      'data',
      { ...parcel, manifest_id: 7 },
      { ...parcel, manifest_id: 7, merchant_order_id: 'O-2' },
    ),
  );
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [company] }));
  const page = renderDispatch(<ManifestPage />, {
    path: '/returns/7',
    route: '/returns/:manifestId',
    ...options,
  });
  return { ...page, sheet: within(await screen.findByRole('article')) };
}
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

async function openSigning(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  return within(await screen.findByRole('dialog', { name: /Sign manifest 7/ }));
}

test.each([
  ['en', 'Return manifest', 'Customer refused', '2 parcels', '41.00'],
  ['ar', 'سند الإرجاع', 'رفض العميل الاستلام', 'طردان', '41.00'],
] as const)('the sheet lists the parcels in the language %s', async (language, title, reason, count, sum) => {
  const { sheet } = await open(manifest, { language });
  expect(sheet.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(sheet.getAllByText(reason)).toHaveLength(2);
  expect(sheet.getByRole('row', { name: new RegExp(`${count}.*${sum}`) })).toBeInTheDocument();
  await expectAccessible();
});

test('a manifest is signed by a name alone, and a refusal keeps the name', async () => {
  const { user } = await open();
  api.on('/DC/SignReturnManifest', refusal(409, 'conflict', 'A parcel left the branch.'), done);
  const dialog = await openSigning(user);
  await user.click(dialog.getByRole('radio', { name: 'Name only' }));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  await user.type(name, 'Omar Zaid');
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await dialog.findByText('A parcel left the branch.')).toBeInTheDocument();
  expect(name).toHaveValue('Omar Zaid');
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/Manifest .*7.* was signed/)).toBeInTheDocument();
  expect(sent('/DC/SignReturnManifest').at(-1)).toEqual({ manifest_id: 7, signer_name: 'Omar Zaid' });
});

test('a drawn signature is sent as an image', async () => {
  const { user } = await open();
  api.on('/DC/SignReturnManifest', done);
  const dialog = await openSigning(user);
  await user.type(dialog.getByLabelText('Name'), 'Omar Zaid');
  const pad = await dialog.findByRole('img', { name: /^Area/ });
  fireEvent.mouseDown(pad, { buttons: 1, clientX: 50, clientY: 50 });
  fireEvent.mouseMove(pad, { buttons: 1, clientX: 90, clientY: 60 });
  fireEvent.mouseUp(pad, { clientX: 90, clientY: 60 });
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() =>
    expect(sent('/DC/SignReturnManifest')).toEqual([
      { manifest_id: 7, signer_name: 'Omar Zaid', signature_image: image },
    ]),
  );
});

test('closing the dialog with a name in it asks first', async () => {
  const { user } = await open();
  const dialog = await openSigning(user);
  await user.type(dialog.getByLabelText('Name'), 'Omar');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Omar');
});

test('a manifest is deleted after a question', async () => {
  const { user, router } = await open();
  api.on('/DC/DeleteReturnManifest', done);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Delete manifest 7/ }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/returns'));
  expect(sent('/DC/DeleteReturnManifest')).toEqual([{ manifest_id: 7 }]);
});

test('a signed manifest shows its evidence and cannot be signed or deleted', async () => {
  const { sheet } = await open(signed);
  expect(sheet.getByRole('img', { name: /Signature of .*Omar Zaid/ })).toHaveAttribute('src', image);
  const record = within(sheet.getByRole('region', { name: 'Signing record' }));
  for (const text of ['192.0.2.1', 'Browser/1', signed.orders_sha256, signed.hash])
    expect(record.getByText(text)).toBeInTheDocument();
  for (const name of ['Sign', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a person without the right prints the manifest alone', async () => {
  await open(manifest, { client: { readToken: () => tokenWith({ role: 'Cashier' }) } });
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  for (const name of ['Sign', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
