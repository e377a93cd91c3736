import { done, fakeApi, refusal, tokenWith } from '@tawseel/api-client/testing';
import type { Payout } from '@tawseel/api-client/payouts';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { PayoutSteps } from './payout-steps.tsx';

const iban = 'JO94CBJO0010000000000131000302';
const seen = { payout_id: 7, expected_total: 16.25 };

const draft: Payout = {
  payout_id: 7,
  merchant_id: 'M-1',
  full_name: 'Lina Khoury',
  shop_name: 'Lina Flowers',
  status: 'Draft',
  lines: 1,
  opening: 0,
  total: 16.25,
  closing: 0,
  method: 'Cash',
  account: '',
  reference: '',
  bank_fee: 0,
  max_fee: null,
  journal_id: 0,
  drafted_at: '2026-11-20T10:00:00.000Z',
  drafted_by: 'Omar',
  approved_at: null,
  approved_by: '',
  paid_at: null,
  paid_by: '',
  cancelled_at: null,
  cancelled_by: '',
  cancel_reason: '',
};
const approved: Payout = { ...draft, status: 'Approved', method: 'IBAN', account: iban, max_fee: 0.5 };

const api = fakeApi();
const sentTo = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

async function open(payout: Payout, button: string, role = 'Owner') {
  const { user } = renderMerchants(<PayoutSteps payout={payout} />, {
    path: '/payout',
    client: { readToken: () => tokenWith({ role }) },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

test('an approval names how the payout is paid, to which account and the highest fee', async () => {
  api.on('/DC/ApprovePayout', done);
  const { user, dialog } = await open(draft, 'Approve');
  await user.selectOptions(dialog.getByLabelText('Method'), 'IBAN');
  await user.type(dialog.getByLabelText('CliQ alias or IBAN'), iban);
  await user.type(dialog.getByLabelText(/^Highest bank fee/), '0.5');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The payout was approved.')).toBeInTheDocument();
  expect(sentTo('/DC/ApprovePayout')).toEqual([{ ...seen, method: 'IBAN', account: iban, max_fee: 0.5 }]);
});

test('a payment has the approved way and account, and shows the refusal of a higher fee at its field', async () => {
  api.on(
    '/DC/PayPayout',
    refusal(409, 'changed', 'A bank fee of 0.50 JD at most was approved.', {
      bank_fee: 'Enter 0.5 or less.',
    }),
  );
  const { user, dialog } = await open(approved, 'Mark as paid', 'Cashier');
  expect(dialog.getByLabelText('Method')).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('CliQ alias or IBAN')).toHaveAttribute('readonly');
  await user.type(dialog.getByLabelText('Reference'), 'T-1');
  await user.type(dialog.getByLabelText(/^Bank fee/), '900');
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText('Enter 0.5 or less.')).toBeInTheDocument();
  expect(sentTo('/DC/PayPayout')).toEqual([
    { ...seen, method: 'IBAN', account: iban, reference: 'T-1', bank_fee: 900 },
  ]);
});

test('a payment in cash, or without an approved fee, has no field for one', async () => {
  const { dialog } = await open({ ...approved, method: 'Cash', account: '', max_fee: 0 }, 'Mark as paid');
  expect(dialog.queryByLabelText(/^Bank fee/)).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('CliQ alias or IBAN')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Method')).toHaveAccessibleDescription(/needs approval again/);
});

test('only those who approve change the approval', async () => {
  await open(approved, 'Change the approval');
  expect(screen.getByLabelText('CliQ alias or IBAN')).toHaveValue(iban);
  expect(screen.getByLabelText(/^Highest bank fee/)).toHaveValue('0.5');
});
