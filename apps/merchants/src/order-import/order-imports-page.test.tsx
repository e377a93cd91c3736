import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { OrderImportsPage } from './order-imports-page.tsx';

const api = fakeApi();

const added = {
  import_id: 2,
  created_at: '2026-11-27T09:00:00+03:00',
  file_name: 'today.xlsx',
  merchant_id: 'M-1',
  merchant_name: 'Laila',
  person: 'Nora',
  row_count: 300,
  orders: 288,
  state: 'Added',
  fingerprint: 'a'.repeat(64),
};
const discarded = { ...added, import_id: 1, file_name: 'yesterday.xlsx', state: 'Discarded' };

async function open() {
  api.on('/DC/DisplayOrderImports', listAnswer('data', added, discarded));
  const page = renderMerchants(<OrderImportsPage />, { path: '/orders/imports' });
  await screen.findByRole('row', { name: /today\.xlsx/ });
  return page;
}
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

test('imports lead to their orders, a discarded one to none', async () => {
  await open();
  expect(rowOf(/today/).getByRole('link', { name: 'Show orders' })).toHaveAttribute(
    'href',
    '/orders?import_id=2',
  );
  expect(rowOf(/yesterday/).queryByRole('link')).not.toBeInTheDocument();
  expect(rowOf(/yesterday/).getByText('Discarded')).toBeInTheDocument();
  await expectAccessible();
});

test('an import is discarded after a question, which shows why it is refused', async () => {
  const { user } = await open();
  const refused = 'Orders of this import that are not pending any more: 1.';
  api.on('/DC/DiscardOrderImport', refusal(409, 'in_use', refused), done);
  await user.click(rowOf(/today/).getByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/The 288 orders of/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await dialog.findByText(refused)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The import was discarded.')).toBeInTheDocument();
  expect(
    api.received.filter(({ path }) => path === '/DC/DiscardOrderImport').map(({ body }) => body),
  ).toEqual([{ import_id: 2 }, { import_id: 2 }]);
});
