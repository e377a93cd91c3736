import { useList } from '@tawseel/api-client';
import {
  type PayoutMerchant,
  payoutTerms,
  payoutTermsUpdate,
  usePayoutTermsUpdate,
} from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { Dialog, ErrorPanel, Skeleton, useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';

/** Terms of a merchant that has none yet. */
const usual = { condition: 'On delivery', days: 0, weekday: 'Any day', method: 'Cash', account: '' } as const;

/** When and how a merchant is paid. */
export function TermsDialog({ merchant, onClose }: { merchant: PayoutMerchant; onClose: () => void }) {
  const { t } = useTranslation();
  const field = useFormField('merchants', payoutTerms);
  const { merchant_id } = merchant;
  const { rows, isLoading, error, retry, isFetching } = useList(payoutTerms, { filter: { merchant_id } });
  const update = usePayoutTermsUpdate();
  const title = t('merchants:payouts.termsOf', { name: merchant.full_name });
  if (!update) return null;
  if (isLoading || error)
    return (
      <Dialog title={title} width="30rem" onClose={onClose}>
        {error ? (
          <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />
        ) : (
          <Skeleton $width="100%" $height="20rem" />
        )}
      </Dialog>
    );
  const { condition, days, weekday, method, account } = rows[0] ?? usual;
  return (
    <FormDialog
      title={title}
      subject={`payout terms ${merchant_id}`}
      schema={payoutTermsUpdate}
      defaults={{ merchant_id, condition, days, weekday, method, account }}
      fields={[
        field('condition'),
        field('days', { hint: t('merchants:payouts.daysHint') }),
        field('weekday'),
        field('method'),
        field('account', { kind: 'id', hint: t('merchants:payouts.accountHint'), isRequired: false }),
      ]}
      onSubmit={update}
      done={t('merchants:payouts.termsSaved')}
      onClose={onClose}
    />
  );
}
