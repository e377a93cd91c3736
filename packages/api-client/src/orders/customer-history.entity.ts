import { moment, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * A customer of the company by a phone number: name, address and city of the newest order, deleted ones included, and its
 * time. `refused` counts the orders that were returned or cancelled.
 */
export const customerHistory = {
  name: 'customer_history',
  fields: {
    name_customer: text(),
    address_order: text(),
    city_order: text(),
    delivered: wholeNumber(),
    refused: wholeNumber(),
    last: moment(),
  },
} as const;

export type CustomerHistory = Row<typeof customerHistory>;
