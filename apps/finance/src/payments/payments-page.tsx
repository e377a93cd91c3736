import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { payment } from '@tawseel/api-client/payments';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, filtersOf, ListScreen, useListState } from '@tawseel/ui';
import { PaymentCard } from './payment-card.tsx';
import { SubscriptionProgress } from './subscription-progress.tsx';

const filters = filtersOf('finance', payment);

/** Monthly payments of the company's own subscription. */
export function PaymentsPage() {
  const { t } = useTranslation('finance');
  const state = useListState({ filters });
  const list = useList(payment, state.query);
  const run = useListExport('payments', state.query);
  return (
    <ListScreen title={t('payments.title')} state={state} actions={<ExportButton list={list} run={run} />}>
      <SubscriptionProgress />
      <ListScreen.Toolbar list={list} />
      <ListScreen.Cards
        list={list}
        rowKey={({ payment_id }) => payment_id}
        empty={{ text: state.isNarrowed ? t('payments.emptyDay') : t('noData') }}
      >
        {(row) => <PaymentCard payment={row} />}
      </ListScreen.Cards>
    </ListScreen>
  );
}
