import { listCall, readRow, rowUpdate, useApiMutation, useApiQuery } from '@tawseel/api-client';
import { defineChange } from '../client/described-call.ts';
import type { Collector } from '../orders/collectors.ts';
import { paymentType, paymentTypeCreation } from './payment-type.entity.ts';

export {
  paymentType,
  paymentTypeCreation,
  paymentTypeUpdate,
  type PaymentType,
  type PaymentTypeCreation,
} from './payment-type.entity.ts';

const decision = defineChange({ ...rowUpdate(paymentType), body: paymentTypeCreation });

/** Who collects for some wordings, by wording; undefined while it loads, and from a server without payment types. */
export function useCollectors(wordings: readonly string[]): ReadonlyMap<string, Collector> | undefined {
  const { value } = useApiQuery({
    name: 'collectors',
    reads: ['payment_type'],
    call: listCall(paymentType),
    body: { filter: { wording: wordings }, limit: wordings.length },
    read: ({ data }) => {
      const rows = Array.isArray(data) ? data.map((row: unknown) => readRow(paymentType, row)) : [];
      return new Map(rows.map(({ wording, collector }) => [wording, collector]));
    },
  });
  return value;
}
/** Decides who collects for a wording in whatever spelling, also of the open orders that have it. */
export const usePaymentTypeDecision = () => useApiMutation(decision);
