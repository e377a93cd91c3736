import type { CustomerHistory as History } from '@tawseel/api-client/orders';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';

function presentYear(): string {
  return companyTime(Date.now()).slice(0, 4);
}

/** How the orders to a phone number ended; without orders, how to write one. It is announced, since the focus has moved on by then. */
export function CustomerHistory({ history }: { history: History | undefined }) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const count = (key: 'delivered' | 'refused', number: number) =>
    t(`orders.history.${key}`, { count: number, number: format.number(number) });
  const last = history?.last;
  const isThisYear = format.year(last) === presentYear();
  return (
    <span aria-live="polite">
      {history
        ? t('orders.history.line', {
            delivered: count('delivered', history.delivered),
            refused: count('refused', history.refused),
            day: isThisYear ? format.dayAndMonth(last) : format.day(last),
          })
        : t('merchants.phoneHint')}
    </span>
  );
}
