import { order, type Order } from '@tawseel/api-client/orders';
import { PageLink } from '@tawseel/federation/slots';
import { columnsOf, Ltr } from '@tawseel/ui';
import { Age } from './age.tsx';

function OrderLink({ merchant_order_id: id }: Order) {
  return (
    <PageLink isName page="orders" search={id}>
      <Ltr>{id}</Ltr>
    </PageLink>
  );
}

/** Columns of the orders of a figure. */
export const deskColumns = columnsOf(
  'dispatch',
  order,
  [
    'parcel_code',
    'name_customer',
    'phone_customer',
    'city_order',
    'address_order',
    'total_price',
    'driver_id',
    'attempts',
    'next_attempt_on',
    'place',
    'moved_at',
    'name_shop',
    'merchant_order_id',
    'date_order_start',
  ],
  {
    parcel_code: { kind: 'id', isPrimary: true },
    name_customer: { isBrief: true },
    phone_customer: { isBrief: true },
    city_order: { isBrief: true },
    address_order: { isBrief: true },
    total_price: { hasUnit: true, isBrief: true },
    driver_id: { header: 'dispatch:desk.run.driver' },
    place: { kind: 'text' },
    moved_at: {
      header: 'dispatch:desk.age',
      isBrief: true,
      render: (row) => <Age since={row.moved_at ?? row.date_order_start} />,
    },
    merchant_order_id: { render: OrderLink },
  },
);
