import { payment, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Domain } from '../http/domain.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { serveList } from '../http/serve-list.ts';

const paymentList: ListDefinition = {
  name: 'payments',
  rows: 'data',
  row: rowSchema(payment),
  columns: {
    payment_id: 'text',
    payment_date: 'moment',
    payment_amount_month: 'money',
    remaining_payment: 'money',
    all_value_service_money: 'money',
  },
  from: sql`payments`,
  key: ['payment_id'],
  order: '-payment_date',
  counter: 'payments',
};

export const paymentsDomain: Domain = {
  counters: [{ name: 'payments', table: 'payments' }],
  async routes(app) {
    serveList(
      app,
      '/DC/DisplayPaymentMonthSub',
      "Payments of the company's subscription",
      'Company',
      paymentList,
    );
  },
};
