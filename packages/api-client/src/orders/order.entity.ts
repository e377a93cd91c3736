import * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { choice, day, id, moment, money, phone, reference, text, wholeNumber } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
import { quoteSources } from '../prices/quote-sources.ts';
import { places } from './place.ts';
import { collectors } from './collectors.ts';
import { endReasons, orderStatuses } from './order-status.ts';
import { parcelCode, pieces } from './parcel-code.ts';

/** Written by movements and attempts. */
const moved = { input: 'none', sort: false, search: false, needs: 'dispatch' } as const;

/** Set when the order is taken in, and when its city, area or merchant changes. */
const quoted = { nullable: true, input: 'none', sort: false, search: false, needs: 'prices' } as const;

/**
 * An order of a merchant. `date_order_delivery_customer_end` is null until the order has ended; `end_reason` is why it was
 * returned or cancelled. `collector` follows the company's decision on the payment type; it is null for an order that ended
 * before these were kept. `parcel_code` is on the label of its parcel, ten digits that no other order of the company has.
 * `place` is who has the parcel, since `moved_at`; `attempts` counts its attempts of a delivery, and `next_attempt_on` is the day of the
 * next one after a failure. `fee_quote` is the fee of a delivery at the first attempt and `return_quote` that of a return, from the price
 * that `quote_source` names; null for an order of before these were kept, which ends at the city's present prices.
 */
export const order = defineEntity({
  name: 'order',
  table: 'orders',
  key: ['merchant_order_id', 'merchant_id'],
  deletion: 'history',
  fields: {
    merchant_order_id: id(),
    merchant_id: reference('merchants', { typed: true, nameAs: 'merchant_name' }),
    driver_id: reference('drivers', { optional: true, nullable: true, nameAs: 'driver_name' }),
    name_order: text(),
    name_shop: text({ max: 100, optional: true }),
    city_order: text({ max: 100, choices: 'cities' }),
    address_order: text({ max: 300, personal: true }),
    name_customer: text({ max: 100, personal: true }),
    phone_customer: phone({ personal: true }),
    status: choice(orderStatuses, { input: 'none' }),
    total_price: money(),
    type_payment: text({ max: 50, known: ['Cash', 'CliQ', 'Card', 'Prepaid'] }),
    date_order_start: moment({ input: 'none' }),
    date_order_delivery_customer: moment(),
    date_order_delivery_customer_end: moment({ nullable: true, input: 'none' }),
    note: text({ max: 300, lines: true, optional: true, nullable: true, sort: false, personal: true }),
    end_reason: text({ nullable: true, input: 'none', sort: false, known: endReasons }),
    end_reason_text: text({ nullable: true, input: 'none', sort: false, personal: true }),
    collector: choice(collectors, {
      nullable: true,
      input: 'none',
      sort: false,
      search: false,
      needs: 'payment_types',
    }),
    parcel_code: text({ max: 10, optional: true, sort: false, needs: 'intake' }),
    pieces: wholeNumber({ max: 99, optional: true, sort: false, search: false, needs: 'intake' }),
    place: choice(places, { ...moved, translated: true }),
    attempts: wholeNumber(moved),
    next_attempt_on: day({ ...moved, nullable: true }),
    moved_at: moment({ ...moved, nullable: true }),
    area_order: text({
      max: 100,
      optional: true,
      nullable: true,
      choices: 'areas',
      free: true,
      sort: false,
      search: false,
      needs: 'prices',
    }),
    fee_quote: money(quoted),
    return_quote: money(quoted),
    quote_source: choice(quoteSources, { ...quoted, translated: true }),
    /** Of the quote, too: the fee after a failed attempt, the part of what is collected in hundredths of a percent, the price. */
    second_quote: money({ row: false, nullable: true, input: 'none' }),
    cod_quote: wholeNumber({ row: false, nullable: true, input: 'none' }),
    price_id: wholeNumber({ row: false, nullable: true, input: 'none' }),
  },
  list: {
    name: 'orders',
    path: '/DC/DisplayOrders',
    allow: 'orders.see',
    rows: 'date',
    sort: '-date_order_start',
    filters: {
      status: 'choice',
      merchant_id: 'value',
      driver_id: 'value',
      city_order: 'value',
      type_payment: 'choice',
      date_order_start: 'days',
      date_order_delivery_customer: 'days',
      date_order_delivery_customer_end: 'days',
    },
  },
  calls: {
    allow: 'orders.edit',
    needs: 'orders',
    create: '/DC/CreateOrders',
    update: '/DC/UpdateOrders',
  },
});

// A form whose field is empty gives no code.
const parcel = {
  parcel_code: z.optional(z.union([z.literal(''), parcelCode()], { error: 'parcelCode' })),
  pieces: z.optional(pieces()),
};

/**
 * An order that a merchant places. Its shop name is the merchant's unless one is given; its parcel gets a code unless it has a sticker
 * with one.
 */
export const orderCreation = z.object({ ...creationSchema(order).shape, ...parcel });

/** An update of an order that has not ended: all but its key, its status and the times that the server sets. */
export const orderUpdate = z.object({ ...updateSchema(order).shape, ...parcel });

export type Order = Row<typeof order>;
export type OrderCreation = z.infer<typeof orderCreation>;
export type OrderUpdate = z.infer<typeof orderUpdate>;
