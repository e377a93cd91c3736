import { labelKey, valueKeys } from '@tawseel/api-client';
import {
  payout as entity,
  payoutApproval,
  payoutCancellation,
  payoutPayment,
  usePayoutApproval,
  usePayoutCancellation,
  usePayoutPayment,
  type Payout,
} from '@tawseel/api-client/payouts';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';

const methods = valueKeys('merchants', entity, 'method');

interface PayoutDialogProps {
  payout: Payout;
  onClose: () => void;
}

export interface StepDialogProps extends PayoutDialogProps {
  step: 'approve' | 'pay' | 'cancel';
}

/** Approves how a payout is paid, to which account and with which fee at most. */
function ApproveDialog({ payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const field = useFormField('merchants', entity);
  const approve = usePayoutApproval();
  const { payout_id, total, full_name: name, method, account, max_fee } = payout;
  if (!approve) return null;
  return (
    <FormDialog
      title={t('merchants:payouts.approveOne', { id: payout_id, total: format.money(total), name })}
      subject={`payout ${payout_id} approval`}
      schema={payoutApproval}
      defaults={{ payout_id, expected_total: total, method, account, max_fee: max_fee || undefined }}
      fields={[
        field('method'),
        field('account', { kind: 'id', hint: t('merchants:payouts.accountHint'), isRequired: false }),
        field('max_fee', { hint: t('merchants:payouts.feeHint'), isOptional: true }),
      ]}
      onSubmit={(values) => approve({ ...values, expected_total: total, max_fee: values.max_fee ?? 0 })}
      submitLabel={t('merchants:payouts.approve')}
      done={t('merchants:payouts.approved')}
      onClose={onClose}
    />
  );
}

/** Pays a payout as it was approved. */
function PayDialog({ payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const field = useFormField('merchants', entity);
  const pay = usePayoutPayment();
  const { payout_id, total, full_name: name, method, account, max_fee } = payout;
  if (!pay) return null;
  const isByBank = method !== 'Cash';
  const fixed = (of: 'method' | 'account', value: string, hint?: string) =>
    ({ kind: 'readOnly', label: t(labelKey('merchants', entity, of)), value, hint }) as const;
  return (
    <FormDialog
      title={t('merchants:payouts.payOne', { total: format.money(total), name })}
      subject={`payout ${payout_id}`}
      schema={payoutPayment}
      defaults={{ payout_id, expected_total: total, method, account, reference: '' }}
      fields={[
        fixed('method', t(methods[method] ?? method), t('merchants:payouts.approvedHint')),
        ...(isByBank ? [fixed('account', account)] : []),
        field('reference', { kind: 'id', isOptional: !isByBank }),
        ...(max_fee
          ? [
              field('bank_fee', {
                hint: t('merchants:payouts.payFeeHint', { amount: format.money(max_fee) }),
                isOptional: true,
              }),
            ]
          : []),
      ]}
      onSubmit={(values) => pay({ ...values, expected_total: total })}
      submitLabel={t('merchants:payouts.pay')}
      done={t('merchants:payouts.paid')}
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
      title={t('merchants:payouts.cancelOne', { id: payout_id })}
      subject={`payout ${payout_id} cancellation`}
      schema={payoutCancellation}
      defaults={{ payout_id }}
      fields={[
        {
          name: 'reason',
          kind: 'text',
          label: t('merchants:payout.fields.cancel_reason'),
          hint: status === 'Paid' ? t('merchants:payouts.cancelPaidHint') : t('merchants:payouts.cancelHint'),
        },
      ]}
      onSubmit={cancel}
      submitLabel={t('merchants:payouts.cancelPayout')}
      done={t('merchants:payouts.cancelled')}
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
