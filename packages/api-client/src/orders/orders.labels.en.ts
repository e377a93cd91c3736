import type { DomainLabels, LabelsOf } from '../description/labels.ts';
import { collectorWords } from './collectors.labels.en.ts';
import { placeWords } from './place.labels.en.ts';
import type { order as orderEntity } from './order.entity.ts';
import type { deletedOrder } from './deleted-order.entity.ts';

const order = {
  fields: {
    merchant_order_id: 'Order ID',
    merchant_id: 'Merchant ID',
    merchant_name: 'Merchant',
    driver_id: 'Driver ID',
    driver_name: 'Driver',
    name_order: 'Order name',
    name_shop: 'Shop name',
    city_order: 'City',
    address_order: 'Address',
    name_customer: 'Customer',
    phone_customer: 'Phone',
    status: 'Status',
    total_price: 'Total price',
    type_payment: 'Payment type',
    date_order_start: 'Order date',
    date_order_delivery_customer: 'Requested delivery date',
    date_order_delivery_customer_end: 'Order end',
    note: 'Note',
    end_reason: 'Reason',
    end_reason_text: 'Details of the reason',
    collector: collectorWords.label,
    parcel_code: 'Parcel code',
    pieces: 'Pieces',
    place: placeWords.label,
    attempts: 'Attempts',
    next_attempt_on: 'Next attempt',
    moved_at: 'Last movement',
    area_order: 'Area',
    fee_quote: 'Quoted delivery price',
    return_quote: 'Quoted return price',
    quote_source: 'Source of the price',
  },
  values: {
    status: {
      Pending: 'Pending',
      Accepted: 'Accepted',
      'Picked Up': 'Picked Up',
      'In Transit': 'In Transit',
      Delivered: 'Delivered',
      Returned: 'Returned',
      Cancelled: 'Cancelled',
    },
    type_payment: { Cash: 'Cash', CliQ: 'CliQ', Card: 'Card', Prepaid: 'Prepaid' },
    end_reason: {
      'Customer refused': 'Customer refused',
      'Customer unreachable': 'Customer unreachable',
      'Wrong address': 'Wrong address',
      'Customer postponed': 'Customer postponed',
      Damaged: 'Damaged',
      'Merchant cancelled': 'Merchant cancelled',
      Other: 'Other',
    },
    collector: collectorWords.values,
    place: placeWords.values,
    quote_source: {
      MerchantArea: 'Price of the merchant for the area',
      MerchantCity: 'Price of the merchant for the city',
      Area: 'Price of the area',
      City: 'Price of the city',
    },
  },
} satisfies LabelsOf<typeof orderEntity>;

/** Labels of orders in English. */
export const ordersLabels = {
  order,
  deleted_order: {
    fields: {
      ...order.fields,
      timedeleted: 'Deleted at',
      from_deletion: 'Source of deletion',
    },
    values: {
      ...order.values,
      from_deletion: { admin: 'Administrator' },
    },
  },
} satisfies DomainLabels<typeof orderEntity | typeof deletedOrder>;
