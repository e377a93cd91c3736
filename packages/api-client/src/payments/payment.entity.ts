import { defineEntity } from '../description/define-entity.ts';
import { id, moment, money } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** A monthly payment of the subscription of the company. */
export const payment = defineEntity({
  name: 'payment',
  table: 'payments',
  key: ['payment_id'],
  fields: {
    payment_id: id(),
    payment_date: moment(),
    payment_amount_month: money(),
    remaining_payment: money(),
    all_value_service_money: money(),
  },
  list: {
    name: 'payments',
    path: '/DC/DisplayPaymentMonthSub',
    allow: 'company.see',
    rows: 'data',
    sort: '-payment_date',
    filters: { payment_date: 'day' },
  },
});

export type Payment = Row<typeof payment>;
