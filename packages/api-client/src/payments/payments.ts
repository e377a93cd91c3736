import { useList, type ListCall, type ListView } from '@tawseel/api-client';
import type { Payment } from './payments.schema.ts';

export type { Payment } from './payments.schema.ts';

const list: ListCall<Payment> = {
  name: 'payments',
  path: '/DC/DisplayPaymentMonthSub',
  rows: 'data',
  key: 'payment_id',
};

/** Payments of the company's subscription, page by page, the newest first. */
export const usePayments = (view: ListView) => useList(list, view);
