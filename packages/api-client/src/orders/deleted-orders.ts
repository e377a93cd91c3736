import { useList, type ListCall, type ListView } from '@tawseel/api-client';
import type { DeletedOrder } from './deleted-order.entity.ts';

export type { DeletedOrder } from './deleted-order.entity.ts';

const list: ListCall<DeletedOrder> = {
  name: 'deleted-orders',
  path: '/DC/Display_deleted_records_Orders',
  rows: 'date',
  key: 'merchant_order_id',
};

/** History of deleted orders, page by page. */
export const useDeletedOrders = (view: ListView) => useList(list, view);
