import { useList } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';
import { resultTitle } from './result-title.ts';

const searchIn = ['merchant_order_id', 'name_customer', 'phone_customer'];
const limit = 5;

/** Orders whose number, customer or customer's phone matches the palette's search. */
export function FoundOrders({ search, show }: SlotProps['palette.results']) {
  const { rows, isLoading } = useList(order, { search, searchIn, limit });
  return show(
    rows.map(({ merchant_order_id: id, merchant_id, name_customer, phone_customer }) => ({
      key: `${id} ${merchant_id}`,
      title: resultTitle(id, name_customer),
      note: phone_customer,
      to: linkTo('orders', { search: id, filter: { merchant_id } }),
    })),
    isLoading,
  );
}
