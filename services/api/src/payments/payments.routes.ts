import { payment } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';

const paymentList = entityList(payment, { from: sql`payments`, counter: 'payments' });

export const paymentsDomain: Domain = {
  entities: [payment],
  counters: [rowCounter(payment)],
  routes(calls) {
    serveList(calls, "Payments of the company's subscription", 'Company', paymentList);
  },
};
