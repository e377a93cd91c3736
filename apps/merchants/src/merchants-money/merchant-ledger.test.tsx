import type { LedgerEntry } from '@tawseel/api-client/ledger';
import { fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { screen } from '@testing-library/react';
import { expectAccessible } from '@tawseel/ui/testing';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { laila } from '../testing/samples.ts';
import { MerchantLedger } from './merchant-ledger.tsx';

const api = fakeApi();
const path = '/MoneyMerchants';
const ledger = <MerchantLedger merchant={laila} onClose={() => undefined} />;
const line: LedgerEntry = {
  entry_id: 7,
  holder: 'merchant',
  holder_id: 'M-1',
  account: 'money_orders',
  amount_from: 100,
  amount_to: 80.5,
  delta: -19.5,
  reason: 'adjustment',
  reference: '',
  admin_id: '1001-1',
  person: 'سامر الخطيب',
  request_id: 'r-1',
  happened_at: '2026-11-21T14:05:00+03:00',
};
const lines = [
  line,
  { ...line, entry_id: 6, delta: 100, reason: 'delivered', reference: 'O-1', admin_id: 'system' },
  { ...line, entry_id: 5, reason: 'migrated' },
];

const cells = (at: number) =>
  [...(screen.getAllByRole('row')[at]?.children ?? [])].map(({ textContent }) => textContent);

test('shows time, reason, old and new balance, and author of each change', async () => {
  api.on('/DC/DisplayLedger', listAnswer('data', ...lines));
  renderMerchants(ledger, { path });
  await screen.findByText('Order delivered');
  expect(cells(1)).toEqual(['2026-11-21 02:05 PM', 'Adjustment', '—', '100.00', '-19.50', '80.50', '1001-1']);
  expect(cells(2)).toEqual([
    '2026-11-21 02:05 PM',
    'Order delivered',
    'O-1',
    '100.00',
    '+100.00',
    '80.50',
    'System',
  ]);
  // A reason that only a later server knows is shown unchanged.
  expect(cells(3)).toContain('migrated');
  await expectAccessible();
});

test('an empty ledger shows its text', async () => {
  api.on('/DC/DisplayLedger', listAnswer('data'));
  renderMerchants(ledger, { path, language: 'ar' });
  expect(await screen.findByText('لا توجد حركات.')).toBeInTheDocument();
});
