import { defineEntity } from '../description/define-entity.ts';
import { choice, day, moment, money, quantity, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

const maybe = { optional: true, nullable: true } as const;
const plain = { sort: false, search: false } as const;

/**
 * Prices of a city from `from_day` to `to_day`, both included: of one merchant or of all that have none of their own, in one
 * area or in the whole city. The rows are the history, too: the amounts of a price that orders were quoted (`is_quoted`) stay.
 */
export const price = defineEntity({
  name: 'price',
  table: 'prices',
  key: ['price_id'],
  fields: {
    price_id: wholeNumber({ serial: true, input: 'none', search: false }),
    merchant_id: reference('merchants', { ...maybe, typed: true, nameAs: 'merchant_name' }),
    country: text({ max: 100 }),
    city: text({ max: 100, choices: 'cities' }),
    area: text({ ...maybe, max: 100, choices: 'areas' }),
    delivery_price: money(),
    return_price: money(),
    second_attempt_price: money({ ...maybe, ...plain }),
    cod_percent: quantity({ ...maybe, ...plain }),
    from_day: day(),
    to_day: day({ ...maybe, ...plain }),
    is_quoted: choice(['Yes', 'No'], { ...plain, input: 'none' }),
    person: text({ ...plain, input: 'none' }),
    created_at: moment({ input: 'none', search: false }),
  },
  list: {
    name: 'prices',
    path: '/DC/DisplayPrices',
    allow: 'prices.see',
    rows: 'data',
    sort: '-price_id',
    filters: { merchant_id: 'value', city: 'value', area: 'value', from_day: 'days' },
  },
});

export type Price = Row<typeof price>;
