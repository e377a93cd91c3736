import { defineEntity } from '../entity/define-entity.ts';
import { choice, id, moment, money, reference, signedMoney } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/** Profit of an order that was delivered or returned; `delivery_price` is the part of the company. */
export const profit = defineEntity({
  name: 'profit',
  table: 'profits',
  key: ['merchant_order_id', 'merchant_id'],
  fields: {
    merchant_order_id: id(),
    merchant_id: reference('merchants'),
    total_price: money(),
    delivery_price: money(),
    merchant_profit: signedMoney(),
    order_status: choice(['Delivered', 'Returned']),
    profit_date: moment(),
  },
  list: {
    name: 'profits',
    path: '/DC/DisplayProfits',
    rows: 'data',
    sort: '-profit_date',
    filters: { order_status: 'choice', merchant_id: 'value', profit_date: 'days' },
  },
});

export type Profit = Row<typeof profit>;
