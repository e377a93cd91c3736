import { fields } from '../contract/fields.ts';
import type { Values } from '../contract/values.ts';

/** The figures of the dashboard. */
export const summary: Values = {
  orders_today: '3',
  orders_week: 3,
  orders_month: null,
  total_merchants: 2,
  total_drivers: 1,
  top_cities_orders: [{ city_order: 'إربد', total_orders: '3' }],
};

/** Its profits: every number is a text of two decimals, from 1.00 to 20.00 in the order of the contract. */
export const figures: Values = {
  ...Object.fromEntries(Object.keys(fields.profits).map((name, at) => [name, `${at + 1}.00`])),
  End_Sub_Date: null,
};
