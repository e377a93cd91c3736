import { useList } from '@tawseel/api-client';
import type { Order } from '@tawseel/api-client/orders';
import { profit, type Profit } from '@tawseel/api-client/profits';
import { Money, Skeleton } from '@tawseel/ui';

interface AmountProps {
  order: Order;
  read: (profit: Profit) => number;
}

/** One amount of an order's profit row; an order has none until it is delivered or returned. */
function Amount({ order: { merchant_order_id, merchant_id }, read }: AmountProps) {
  const { rows, isLoading } = useList(profit, { filter: { merchant_order_id, merchant_id } });
  if (isLoading) return <Skeleton />;
  const [value] = rows.map(read);
  return value == null ? '—' : <Money value={value} />;
}

/** The amount that an order posted to the merchant's balance. */
export function MerchantProfit({ order }: { order: Order }) {
  return <Amount order={order} read={({ merchant_profit }) => merchant_profit} />;
}

/** The delivery price that was charged for an order. */
export function DeliveryPrice({ order }: { order: Order }) {
  return <Amount order={order} read={({ delivery_price }) => delivery_price} />;
}
