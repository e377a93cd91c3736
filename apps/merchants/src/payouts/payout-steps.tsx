import {
  usePayoutApproval,
  usePayoutCancellation,
  usePayoutPayment,
  type Payout,
} from '@tawseel/api-client/payouts';
import { useMay } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, focusHeading, useOpenDialog } from '@tawseel/ui';
import { useEffect, useRef } from 'react';
import type { StepDialogProps } from './step-dialog.tsx';

const StepDialog = fetchedDialog<StepDialogProps>(
  async () => (await import(/* webpackChunkName: "payout-dialogs" */ './step-dialog.tsx')).StepDialog,
);

/** Buttons of the steps that a payout allows now, and the person may take. */
export function PayoutSteps({ payout }: { payout: Payout }) {
  const { t } = useTranslation();
  const [open, setOpen] = useOpenDialog<StepDialogProps['step']>(`payout step ${payout.payout_id}`);
  const approve = usePayoutApproval();
  const pay = usePayoutPayment();
  const cancel = usePayoutCancellation();
  const mayReverse = useMay('payouts.approve');
  const { status } = payout;
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    // The button of the step had the focus, and leaves with it.
    if (document.activeElement === document.body) focusHeading();
  }, [status]);
  const button = (step: StepDialogProps['step'], label: string, variant: 'primary' | 'plain') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(step)}>
      {label}
    </Button>
  );
  const mayCancel = status === 'Paid' ? mayReverse : status !== 'Cancelled';
  return (
    <>
      {cancel && mayCancel && button('cancel', t('merchants:payouts.cancelPayout'), 'plain')}
      {approve && status === 'Approved' && button('approve', t('merchants:payouts.changeApproval'), 'plain')}
      {approve && status === 'Draft' && button('approve', t('merchants:payouts.approve'), 'primary')}
      {pay && status === 'Approved' && button('pay', t('merchants:payouts.pay'), 'primary')}
      {open && <StepDialog step={open} payout={payout} onClose={() => setOpen(undefined)} />}
    </>
  );
}
