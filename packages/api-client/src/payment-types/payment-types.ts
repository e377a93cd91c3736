import {
  readRow,
  useApiMutation,
  useApiQuery,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import type { Collector } from '../orders/collectors.ts';
import { paymentType } from './payment-type.entity.ts';
import type { PaymentTypeCreation } from './payment-type.schema.ts';

export { paymentType, type PaymentType } from './payment-type.entity.ts';
export { paymentTypeCreation, paymentTypeUpdate, type PaymentTypeCreation } from './payment-type.schema.ts';

const creation: ApiMutation<PaymentTypeCreation> = {
  needs: 'payment_types',
  allow: 'payments.decide',
  method: 'POST',
  path: '/DC/CreatePaymentTypes',
  invalidates: ['payment_type'],
};

const update: ApiMutation<object> = {
  needs: 'payment_types',
  allow: 'payments.decide',
  method: 'PUT',
  path: '/DC/UpdatePaymentTypes',
  invalidates: ['payment_type', 'order'],
};

/** Wordings of payment types, page by page. */
export const usePaymentTypes = (view: ListView) => useList(paymentType, view);
/** Who collects for some wordings, by wording; undefined while it loads, and from a server without payment types. */
export function useCollectors(wordings: readonly string[]): ReadonlyMap<string, Collector> | undefined {
  const { value } = useApiQuery({
    name: 'collectors',
    reads: ['payment_type'],
    needs: 'payment_types',
    call: { method: 'POST', path: paymentType.list.path, reads: true },
    body: { filter: { wording: wordings }, limit: wordings.length },
    read: ({ data }) => {
      const rows = Array.isArray(data) ? data.map((row: unknown) => readRow(paymentType, row)) : [];
      return new Map(rows.map(({ wording, collector }) => [wording, collector]));
    },
  });
  return value;
}
/** Adds a wording. */
export const usePaymentTypeCreation = () => useApiMutation(creation);
/** Decides who collects for a wording in whatever spelling, also of the open orders that have it. */
export const usePaymentTypeDecision = () => useApiMutation<PaymentTypeCreation>(update);
/** Changes who collects for a row of the list. */
export const usePaymentTypeUpdate = () => useRowUpdate(paymentType, update);
