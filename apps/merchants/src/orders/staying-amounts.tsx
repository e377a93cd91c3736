import { useCan, useMay } from '@tawseel/api-client';
import { type Order, orderMoneyAtMost, useOrderMoney } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';
import { PostedAmounts, postedOf } from './posted-amounts.tsx';

/** Visually distinct from the confirmation above it. */
const Lead = styled.p`
  margin-block: 12px 2px;
  font-weight: 500;
  color: ${tokens.color.text};
`;

export interface StayingAmountsProps {
  /** Orders that are about to be deleted. */
  orders: readonly Order[];
  /** Whether more orders than these are deleted. */
  isPartial?: boolean;
}

function hasEnded({ status }: Order) {
  return status === 'Delivered' || status === 'Returned';
}

/** Amounts that deleted orders leave in the balances; renders nothing for orders that posted nothing. */
export function StayingAmounts({ orders, isPartial = false }: StayingAmountsProps) {
  const { t } = useTranslation('merchants');
  const hasAmounts = useMay('balances.see');
  if (!useCan('orders') || !hasAmounts) return null;
  if (isPartial || orders.length > orderMoneyAtMost)
    return (isPartial || orders.some(hasEnded)) && <Lead>{t('orders.stays.unknown')}</Lead>;
  return <OrdersAmounts orders={orders} />;
}

function OrdersAmounts({ orders }: Pick<StayingAmountsProps, 'orders'>) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const { value, error } = useOrderMoney(orders);
  // The server knows which orders are completed; until it responds, the row's status decides whether to wait.
  if (!value) {
    if (!orders.some(hasEnded)) return null;
    return <Lead>{error ? t('orders.stays.unknown') : <Skeleton $width="24ch" />}</Lead>;
  }
  const isOne = orders.length === 1;
  const items = postedOf(value);
  if (items.length === 0) return null;
  const { ended } = value;
  return (
    <>
      <Lead>
        {isOne
          ? t('orders.stays.lead')
          : t('orders.stays.leadOf', { count: ended, number: format.number(ended) })}
      </Lead>
      <PostedAmounts amounts={value} whose={isOne ? 'one' : 'many'} />
    </>
  );
}
