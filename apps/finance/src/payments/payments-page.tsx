import { usePayments } from '@tawseel/api-client/payments';
import { useTranslation } from '@tawseel/i18n';
import { CardScreen, useListState } from '@tawseel/ui';
import { PaymentCard } from './payment-card.tsx';
import { SubscriptionProgress } from './subscription-progress.tsx';

/** Monthly payments of the company's own subscription. */
export function PaymentsPage() {
  const { t } = useTranslation('finance');
  const state = useListState({
    filters: [{ name: 'payment_date', kind: 'day', label: t('payments.day') }],
  });
  return (
    <CardScreen
      title={t('payments.title')}
      rowKey={(payment) => payment.payment_id}
      state={state}
      list={usePayments(state.query)}
      empty={{ text: state.isNarrowed ? t('payments.emptyDay') : t('noData') }}
      lead={<SubscriptionProgress />}
    >
      {(payment) => <PaymentCard payment={payment} />}
    </CardScreen>
  );
}
