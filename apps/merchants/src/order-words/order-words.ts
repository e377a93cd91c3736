import { orderStatuses, type Order, type OrderStatus } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import type { TagTone } from '@tawseel/ui';
import { useMemo } from 'react';

/** Label and tone of each status: neutral, in progress, good, bad. */
export const statusLooks: Readonly<Record<OrderStatus, { word: string; tone: TagTone }>> = {
  Pending: { word: 'orderStatus.pending', tone: 'attention' },
  Accepted: { word: 'orderStatus.accepted', tone: 'accent' },
  'Picked Up': { word: 'orderStatus.pickedUp', tone: 'accent' },
  'In Transit': { word: 'orderStatus.inTransit', tone: 'accent' },
  Delivered: { word: 'orderStatus.delivered', tone: 'good' },
  Returned: { word: 'orderStatus.returned', tone: 'bad' },
  Cancelled: { word: 'orderStatus.cancelled', tone: 'neutral' },
};

/** Payment types of a new order; other orders have the merchant's own text. */
export const paymentWords: Readonly<Record<string, string>> = {
  Cash: 'payment.cash',
  CliQ: 'payment.cliq',
  Card: 'payment.card',
};

/** Statuses and payment types in the page's language, as options and as labels of a column. */
export function useOrderWords() {
  const { t } = useTranslation('merchants');
  return useMemo(() => {
    const statuses = Object.fromEntries(
      orderStatuses.map((status) => [
        status,
        { label: t(statusLooks[status].word), tone: statusLooks[status].tone },
      ]),
    );
    return {
      statuses,
      statusOptions: (values: readonly OrderStatus[] = orderStatuses) =>
        values.map((value) => ({ value, label: t(statusLooks[value].word) })),
      payment: ({ type_payment }: Pick<Order, 'type_payment'>) => {
        const word = paymentWords[type_payment];
        return word === undefined ? type_payment : t(word);
      },
      paymentOptions: Object.entries(paymentWords).map(([value, word]) => ({ value, label: t(word) })),
    };
  }, [t]);
}
