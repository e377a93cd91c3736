import type { Payment } from '@tawseel/api-client/payments';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Details, Ltr, Money } from '@tawseel/ui';

/** One monthly payment of the subscription. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <Card title={<Ltr>{format.day(payment.payment_date)}</Ltr>}>
      <Details
        items={[
          { label: t('payments.amount'), value: <Money value={payment.payment_amount_month} /> },
          { label: t('payments.remaining'), value: <Money value={payment.remaining_payment} /> },
          { label: t('payments.value'), value: <Money value={payment.all_value_service_money} /> },
        ]}
      />
    </Card>
  );
}
