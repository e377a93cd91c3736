import { payment as description, type Payment } from '@tawseel/api-client/payments';
import { useFormat } from '@tawseel/i18n';
import { Card, columnsOf, Details, Ltr, useRowDetails } from '@tawseel/ui';

const lines = columnsOf('finance', description, [
  'payment_amount_month',
  'remaining_payment',
  'all_value_service_money',
]);

/** One monthly payment of the subscription. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const format = useFormat();
  const details = useRowDetails(lines);
  return (
    <Card title={<Ltr>{format.day(payment.payment_date) || '—'}</Ltr>}>
      <Details items={details(payment)} />
    </Card>
  );
}
