import { useList, type ListView } from '@tawseel/api-client';
import { deletedOrder } from './deleted-order.entity.ts';

export { deletedOrder, type DeletedOrder } from './deleted-order.entity.ts';

/** History of deleted orders, page by page. */
export const useDeletedOrders = (view: ListView) => useList(deletedOrder, view);
