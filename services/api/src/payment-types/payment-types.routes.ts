import { paymentTypeCreation, paymentTypeUpdate } from '@tawseel/api-client/entities';
import { rowCreation, rowUpdate } from '@tawseel/api-client/calls';
import { paymentType } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { checkWordings } from './payment-types.check.ts';
import { createPaymentType, updatePaymentType } from './payment-types.repository.ts';

const paymentTypeList = entityList(paymentType, { counter: 'payment_types' });

const group = 'Payment types';

export const paymentTypesDomain: Domain = {
  entities: [paymentType],
  counters: [rowCounter(paymentType)],
  checks: [checkWordings],
  routes(calls) {
    serveList(calls, 'Wordings of payment types, with who collects', group, paymentTypeList);
    serveChange(calls, {
      ...rowCreation(paymentType),
      summary: 'Add a wording of a payment type',
      group,
      body: paymentTypeCreation,
      done: 'created',
      run: createPaymentType,
    });
    serveChange(calls, {
      ...rowUpdate(paymentType),
      summary: 'Decide who collects for a wording, also of open orders; the wording stays',
      group,
      body: paymentTypeUpdate,
      done: 'updated',
      run: updatePaymentType,
    });
  },
};
