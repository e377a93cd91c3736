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

/** Its profits: every amount is a text. */
export const figures: Values = {
  ...Object.fromEntries(Object.keys(fields.profits).map((name) => [name, '1.50'])),
  End_Sub_Date: null,
};
