import { orderTones } from '@tawseel/api-client/orders';
import { profit } from '@tawseel/api-client/profits';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of profits. */
export const profitColumns = columnsOf(
  'finance',
  profit,
  [
    'merchant_order_id',
    'merchant_id',
    'total_price',
    'delivery_price',
    'merchant_profit',
    'order_status',
    'profit_date',
  ],
  { order_status: { tones: orderTones } },
);
