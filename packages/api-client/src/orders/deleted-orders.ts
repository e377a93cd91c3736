export { deletedOrder, type DeletedOrder } from './deleted-order.entity.ts';
