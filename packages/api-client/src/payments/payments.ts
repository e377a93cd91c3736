import { useList, type ListView } from '@tawseel/api-client';
import { payment } from './payment.entity.ts';

export { payment, type Payment } from './payment.entity.ts';

/** Payments of the subscription of the company, page by page, newest first. */
export const usePayments = (view: ListView) => useList(payment, view);
