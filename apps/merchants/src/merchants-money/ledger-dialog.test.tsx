import { screen } from '@testing-library/react';
import { listOf } from '@tawseel/ui';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { LedgerDialog, type LedgerLine } from './ledger-dialog.tsx';

const line: LedgerLine = {
  entry_id: 7,
  account: 'money_orders',
  amount_from: 100,
  amount_to: 80.5,
  delta: -19.5,
  reason: 'adjustment',
  reference: '',
  admin_id: '1001-1',
  happened_at: '2026-11-21T14:05:00+03:00',
};
const lines = [
  line,
  { ...line, entry_id: 6, delta: 100, reason: 'delivered', reference: 'O-1', admin_id: 'system' },
  { ...line, entry_id: 5, reason: 'migrated' },
];

const cells = (at: number) =>
  [...(screen.getAllByRole('row')[at]?.children ?? [])].map(({ textContent }) => textContent);

test('shows when, why, from, to and who of each change', async () => {
  renderPage(<LedgerDialog title="Ledger of Laila" list={listOf(lines)} onClose={() => undefined} />);
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
  // A reason of a later server is shown as it is.
  expect(cells(3)).toContain('migrated');
  await expectAccessible();
});

test('names the balance where there are several, and says when there is nothing', () => {
  const accounts = { money_orders: 'Order money' };
  const close = () => undefined;
  const { unmount } = renderPage(
    <LedgerDialog title="Ledger" list={listOf(lines)} accounts={accounts} onClose={close} />,
  );
  expect(cells(1)).toContain('Order money');
  unmount();
  renderPage(<LedgerDialog title="سجل" list={listOf([])} onClose={close} />, { language: 'ar' });
  expect(screen.getByText('لا توجد حركات.')).toBeInTheDocument();
});
