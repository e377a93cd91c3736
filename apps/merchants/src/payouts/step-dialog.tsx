import { useFormField } from '@tawseel/api-client';
import {
  payout as entity,
  payoutCancellation,
  payoutPayment,
  usePayoutApproval,
  usePayoutCancellation,
  usePayoutPayment,
  type Payout,
} from '@tawseel/api-client/payouts';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { ConfirmDialog, FormDialog } from '@tawseel/ui/dialogs';

interface PayoutDialogProps {
  payout: Payout;
  onClose: () => void;
}

export interface StepDialogProps extends PayoutDialogProps {
  step: 'approve' | 'pay' | 'cancel';
}

function ApproveDialog({ payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const toast = useToast();
  const approve = usePayoutApproval();
  const { payout_id, total, full_name: name } = payout;
  if (!approve) return null;
  return (
    <ConfirmDialog
      title={t('payouts:approve')}
      question={t('payouts:approveQuestion', { id: payout_id, total: format.money(total), name })}
      confirmLabel={t('payouts:approve')}
      onConfirm={async () => {
        await approve({ payout_id, expected_total: total });
        toast.success(t('payouts:approved'));
      }}
      onClose={onClose}
    />
  );
}

function PayDialog({ payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const field = useFormField('payouts', entity);
  const pay = usePayoutPayment();
  const { payout_id, total, full_name: name, method, account } = payout;
  if (!pay) return null;
  return (
    <FormDialog
      title={t('payouts:payOne', { total: format.money(total), name })}
      subject={`payout ${payout_id}`}
      schema={payoutPayment}
      defaults={{ payout_id, expected_total: total, method, account, reference: '' }}
      fields={[
        field('method'),
        field('account', { kind: 'id', hint: t('payouts:accountHint'), isRequired: false }),
        field('reference', { kind: 'id', hint: t('payouts:referenceHint'), isRequired: false }),
        field('bank_fee', { hint: t('payouts:feeHint'), isOptional: true }),
      ]}
      onSubmit={(values) => pay({ ...values, expected_total: total })}
      submitLabel={t('payouts:pay')}
      done={t('payouts:paid')}
      onClose={onClose}
    />
  );
}

function CancelDialog({ payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const cancel = usePayoutCancellation();
  const { payout_id, status } = payout;
  if (!cancel) return null;
  return (
    <FormDialog
      title={t('payouts:cancelOne', { id: payout_id })}
      subject={`payout ${payout_id} cancellation`}
      schema={payoutCancellation}
      defaults={{ payout_id }}
      fields={[
        {
          name: 'reason',
          kind: 'text',
          label: t('payouts:payout.fields.cancel_reason'),
          hint: status === 'Paid' ? t('payouts:cancelPaidHint') : t('payouts:cancelHint'),
        },
      ]}
      onSubmit={cancel}
      submitLabel={t('payouts:cancelPayout')}
      done={t('payouts:cancelled')}
      onClose={onClose}
    />
  );
}

const dialogs = { approve: ApproveDialog, pay: PayDialog, cancel: CancelDialog } as const;

/** The dialog of one step of a payout. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  const View = dialogs[step];
  return <View {...props} />;
}
