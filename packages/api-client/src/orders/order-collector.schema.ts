import * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { id } from '../entity/text-schemas.ts';
import { decidedCollectors } from './collectors.ts';

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
