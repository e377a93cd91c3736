import { useOrders } from '@tawseel/api-client/orders';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';

const searchIn = ['merchant_order_id', 'phone_customer'];
const atMost = 5;

/** Orders whose number or customer's phone matches the palette's search. */
export function FoundOrders({ search, show }: SlotProps['palette.results']) {
  const { rows } = useOrders({ search, searchIn });
  return show(
    rows.slice(0, atMost).map(({ merchant_order_id: id, merchant_id, name_customer, phone_customer }) => ({
      key: `${id} ${merchant_id}`,
      title: `${id} · ${name_customer}`,
      note: phone_customer,
      to: linkTo('orders', { search: id }),
    })),
  );
}
