import { valueKeys } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';

/** Translation keys of the statuses and payment types of orders. */
export const statusKeys = valueKeys('merchants', order, 'status');
export const paymentKeys = valueKeys('merchants', order, 'type_payment');
