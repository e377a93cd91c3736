import { usePayments } from '@tawseel/api-client/payments';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState } from '@tawseel/ui';
import { PaymentCard } from './payment-card.tsx';
import { SubscriptionProgress } from './subscription-progress.tsx';

/** Monthly payments of the company's own subscription. */
export function PaymentsPage() {
  const { t } = useTranslation('finance');
  const state = useListState({
    filters: [{ name: 'payment_date', kind: 'day', label: t('payments.day') }],
  });
  const list = usePayments(state.query);
  return (
    <ListScreen title={t('payments.title')} state={state}>
      <SubscriptionProgress />
      <ListScreen.Toolbar list={list} />
      <ListScreen.Cards
        list={list}
        rowKey={(payment) => payment.payment_id}
        empty={{ text: state.isNarrowed ? t('payments.emptyDay') : t('noData') }}
      >
        {(payment) => <PaymentCard payment={payment} />}
      </ListScreen.Cards>
    </ListScreen>
  );
}
