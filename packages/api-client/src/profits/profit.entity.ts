import { defineEntity } from '../description/define-entity.ts';
import { choice, id, moment, money, reference, signedMoney, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * Profit of an order that was delivered or returned; `delivery_price` is the part of the company. `reversed_by` is the journal
 * that reversed it, 0 for a profit of a list.
 */
export const profit = defineEntity({
  name: 'profit',
  table: 'profits',
  key: ['merchant_order_id', 'merchant_id'],
  fields: {
    merchant_order_id: id(),
    merchant_id: reference('merchants', { nameAs: 'merchant_name' }),
    total_price: money(),
    delivery_price: money(),
    merchant_profit: signedMoney(),
    order_status: choice(['Delivered', 'Returned']),
    profit_date: moment(),
    reversed_by: wholeNumber({ serial: true, row: false, input: 'none' }),
  },
  list: {
    name: 'profits',
    path: '/DC/DisplayProfits',
    allow: 'finance.see',
    rows: 'data',
    sort: '-profit_date',
    filters: { order_status: 'choice', merchant_id: 'value', profit_date: 'days' },
  },
});

export type Profit = Row<typeof profit>;
