import { valueKeys } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';

/** Translation keys of the statuses, payment types and reasons of orders. */
export const statusKeys = valueKeys('merchants', order, 'status');
export const collectorKeys = valueKeys('merchants', order, 'collector');
export const reasonKeys = valueKeys('merchants', order, 'end_reason');
export const paymentKeys = valueKeys('merchants', order, 'type_payment');
