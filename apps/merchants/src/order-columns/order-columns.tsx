import { collectorTones, deletedOrder, order, orderTones } from '@tawseel/api-client/orders';
import { PageLink } from '@tawseel/federation/slots';
import { columnsOf, Ltr } from '@tawseel/ui';
import { Payment } from './payment.tsx';

const looks = {
  merchant_order_id: { isPrimary: true },
  status: { tones: orderTones },
  total_price: { hasUnit: true, isBrief: true },
  name_customer: { isBrief: true },
  phone_customer: { isBrief: true },
  city_order: { isBrief: true },
  // The shop stands beside it.
  merchant_id: { nameKey: undefined },
  driver_id: { isBrief: true },
} as const;

/** Columns of the list of orders. */
export const orderColumns = columnsOf(
  'merchants',
  order,
  [
    'merchant_order_id',
    'status',
    'name_customer',
    'phone_customer',
    'city_order',
    'address_order',
    'total_price',
    'type_payment',
    'name_order',
    'merchant_id',
    'name_shop',
    'driver_id',
    'date_order_start',
    'date_order_delivery_customer',
    'date_order_delivery_customer_end',
    'note',
  ],
  { ...looks, type_payment: { isBrief: true, render: (row) => <Payment order={row} /> } },
);

/** Columns of the history of deleted orders. */
export const deletedOrderColumns = columnsOf(
  'merchants',
  deletedOrder,
  [
    'merchant_order_id',
    'name_order',
    'merchant_id',
    'name_shop',
    'city_order',
    'address_order',
    'name_customer',
    'phone_customer',
    'status',
    'total_price',
    'type_payment',
    'date_order_delivery_customer_end',
    'timedeleted',
    'from_deletion',
    'note',
  ],
  { ...looks, timedeleted: { kind: 'dateTime' } },
);

/** Lines of an order's details. */
export const orderDetails = columnsOf(
  'merchants',
  order,
  [
    'merchant_order_id',
    'status',
    'name_order',
    'merchant_id',
    'name_shop',
    'driver_id',
    'name_customer',
    'phone_customer',
    'city_order',
    'address_order',
    'total_price',
    'type_payment',
    'date_order_start',
    'date_order_delivery_customer',
    'date_order_delivery_customer_end',
    'note',
    'parcel_code',
    'pieces',
  ],
  {
    ...looks,
    driver_id: {
      render: ({ driver_id: id, driver_name: name }) =>
        id ? (
          <PageLink isName page="drivers" search={id}>
            {name ? <bdi>{`${name} (${id})`}</bdi> : <Ltr>{id}</Ltr>}
          </PageLink>
        ) : (
          '—'
        ),
    },
    date_order_start: { kind: 'dateTime' },
    date_order_delivery_customer_end: { kind: 'dateTime' },
  },
);

/** The collector of an order's price. */
export const collectorDetails = columnsOf('merchants', order, ['collector'], {
  collector: { tones: collectorTones },
});

/** Where the parcel of an order is, and how often its delivery was tried. */
export const parcelDetails = columnsOf('merchants', order, ['place', 'attempts']);

/** The area of an order, and what it was quoted when it was taken in. */
export const quoteDetails = columnsOf('merchants', order, [
  'area_order',
  'fee_quote',
  'return_quote',
  'quote_source',
]);

/** The day of the next attempt. */
export const attemptDetails = columnsOf('merchants', order, ['next_attempt_on']);

/** Lines of the details of an order that was returned or cancelled. */
export const reasonDetails = columnsOf('merchants', order, ['end_reason', 'end_reason_text']);
