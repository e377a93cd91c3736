import * as z from 'zod/mini';
import { choice, id } from '../description/value-schemas.ts';
import { decidedCollectors } from './collectors.ts';
import { defineChange } from '../client/described-call.ts';

/** Who collects the price of one order, whatever its payment type says. */
export const orderCollectorUpdate = z.object({
  merchant_order_id: id(),
  merchant_id: id(),
  collector: choice({ values: decidedCollectors }),
});

/** Who collects, for every order with the payment type or for one order. */
export const collectorDecision = z.object({
  collector: choice({ values: decidedCollectors }),
  scope: choice({ values: ['Every', 'One'] }),
});

export type OrderCollectorUpdate = z.infer<typeof orderCollectorUpdate>;

export const orderCollectorCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateOrdersCollector',
  allow: 'payments.decide',
  needs: 'payment_types',
  body: orderCollectorUpdate,
  changes: ['order'],
});
