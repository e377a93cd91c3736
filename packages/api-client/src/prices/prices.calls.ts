import * as z from 'zod/mini';
import { defineChange, defineRead } from '../client/described-call.ts';
import { day, id, money, text, wholeNumber } from '../description/value-schemas.ts';
import { done } from '../wire/response.schema.ts';
import { quoteSources } from './quote-sources.ts';

/** Most rows of one request for quotes, or of a file of prices. */
export const quoteLimit = 250;
export const priceFileLimit = 500;

const optional = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.nullable(z.union([z.literal(''), value], { error: 'invalid' })));

/** A percentage with at most two decimals. */
const percent = () =>
  z.number('number').check(
    z.minimum(0, 'negative'),
    z.maximum(100, 'tooLarge:100'),
    z.refine((value) => Number(value.toFixed(2)) === value, 'twoDecimals'),
  );

/** For whom and where a price counts: without a merchant for all of them, without an area in the whole city. */
const scope = {
  merchant_id: optional(id()),
  country: text({ max: 100 }),
  city: text({ max: 100 }),
  area: optional(text({ max: 100 })),
};

/** Amounts in JD. */
const amounts = {
  delivery_price: money(),
  return_price: money(),
  /** The fee of a delivery that took more than one attempt; without it that is `delivery_price`. */
  second_attempt_price: optional(money()),
  /** Added to the fee: a part of what the driver collects. */
  cod_percent: optional(percent()),
};

/**
 * A price from a day on. `ends_present` ends the one that counts at present on the day before; without it, an overlap is
 * refused.
 */
export const priceCreation = z.object({
  ...scope,
  ...amounts,
  from_day: day(),
  to_day: optional(day()),
  ends_present: z.optional(z.boolean()),
});

/** Another amount of a price that has not begun, or is not quoted yet. */
export const priceUpdate = z.object({
  price_id: wholeNumber(),
  ...amounts,
  from_day: day(),
  to_day: optional(day()),
});

/** The last day of a price, today or later; one that has not begun is removed by a day before its first. */
export const priceEnd = z.object({ price_id: wholeNumber(), to_day: day() });

/** The part of an order that its price depends on. */
const quotedOrder = {
  merchant_id: id(),
  city: text({ max: 100 }),
  area: optional(text({ max: 100 })),
  total_price: z.optional(money()),
};

/** One order whose price on a day is asked for. */
export const dayQuery = z.object({ ...quotedOrder, day: day() });

/** What orders would cost that are taken in on a day, today if it is left out. */
export const quoteQuery = z.object({
  orders: z
    .array(z.object(quotedOrder))
    .check(z.minLength(1, 'required'), z.maxLength(quoteLimit, 'invalid')),
  day: z.optional(day()),
});

const quote = z.object({
  /** The fee of a delivery at the first attempt, with its part of the order's price if that was named. */
  fee: z.number(),
  delivery_price: z.number(),
  return_price: z.number(),
  second_attempt_price: z.nullable(z.number()),
  cod_percent: z.nullable(z.number()),
  source: z.enum(quoteSources),
  /** The price's number; null for the city's own. */
  price_id: z.nullable(z.number()),
});

/** A quote for each order that was named, null for an unknown city. */
export const quotesResponse = z.object({ success: z.literal(true), data: z.array(z.nullable(quote)) });

/** A row of a file of prices as it was read; each is checked by itself. */
export const priceFile = z.object({
  /** Counts from this day on, for rows that name none. */
  from_day: day(),
  rows: z
    .array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))))
    .check(z.minLength(1, 'required'), z.maxLength(priceFileLimit, 'invalid')),
  /** Whether the rows are written, and not only looked at. */
  writes: z.boolean(),
  /** Whether open orders that they concern get the new price. */
  requotes: z.optional(z.boolean()),
});

export const priceFileOutcome = z.object({
  outcome: z.enum(['new', 'changed', 'same', 'wrong']),
  /** The price before, as `delivery_price`; null where the city's own price counted. */
  before: z.nullable(z.number()),
  /** Open orders that have a quote of the price before. */
  open_orders: z.number(),
  /** Messages by field of a wrong row. */
  fields: z.record(z.string(), z.string()),
});

export const priceFileResponse = z.object({ success: z.literal(true), data: z.array(priceFileOutcome) });

/** Open orders of a scope get the price that counts at present. */
export const requoting = z.object(scope);

export const requotingResponse = z.object({ ...done.shape, data: z.object({ orders: z.number() }) });

/** Today's prices of a merchant, or of those who have none of their own, one row for each city and area: the grid. */
const gridQuery = z.object({
  merchants: z.array(id()).check(z.maxLength(20, 'invalid')),
  day: z.optional(day()),
});

const priceCell = z.object({
  merchant_id: z.nullable(z.string()),
  country: z.string(),
  city: z.string(),
  area: z.nullable(z.string()),
  delivery_price: z.number(),
  return_price: z.number(),
  source: z.enum(quoteSources),
  price_id: z.nullable(z.number()),
  /** The next price that is planned, if there is one. */
  next_day: z.nullable(z.string()),
  next_price: z.nullable(z.number()),
});

export const gridResponse = z.object({ success: z.literal(true), data: z.array(priceCell) });

export type PriceCreation = z.infer<typeof priceCreation>;
export type PriceUpdate = z.infer<typeof priceUpdate>;
export type PriceEnd = z.infer<typeof priceEnd>;
export type DayQuery = z.infer<typeof dayQuery>;
export type QuoteQuery = z.infer<typeof quoteQuery>;
export type Quote = z.infer<typeof quote>;
export type PriceFile = z.infer<typeof priceFile>;
export type PriceFileOutcome = z.infer<typeof priceFileOutcome>;
export type Requoting = z.infer<typeof requoting>;
export type PriceCell = z.infer<typeof priceCell>;

const needs = 'prices';
const changes = { method: 'POST', allow: 'prices.change', needs, changes: ['price', 'order'] } as const;

export const priceCreationCall = defineChange({ ...changes, path: '/DC/CreatePrices', body: priceCreation });
export const priceUpdateCall = defineChange({ ...changes, path: '/DC/UpdatePrices', body: priceUpdate });
export const priceEndCall = defineChange({ ...changes, path: '/DC/EndPrices', body: priceEnd });
export const priceFileCall = defineChange({ ...changes, path: '/DC/ImportPrices', body: priceFile });
export const requotingCall = defineChange({ ...changes, path: '/DC/RequoteOrders', body: requoting });
export const priceGridCall = defineRead({
  path: '/DC/PriceGrid',
  allow: 'prices.see',
  needs,
  body: gridQuery,
});
/** Everybody who takes in orders sees what they cost. */
export const quoteCall = defineRead({ path: '/DC/QuoteOrder', allow: 'orders.see', needs, body: quoteQuery });
