import { useApiMutation, type ApiMutation } from '@tawseel/api-client';
import type { OrderReversal } from '../books/books.schema.ts';

export { orderReversal, type OrderReversal } from '../books/books.schema.ts';

const reversal: ApiMutation<OrderReversal> = {
  needs: 'books',
  allow: 'orders.reverse',
  method: 'POST',
  path: '/DC/ReverseOrderEnd',
  invalidates: ['order', 'profit', 'driver', 'merchant', 'ledger_entry'],
  sets: { status: 'In Transit', end_reason: null, date_order_delivery_customer_end: null },
};

/** Takes back the end of a delivered or returned order, with its amounts. */
export const useOrderReversal = () => useApiMutation(reversal);
