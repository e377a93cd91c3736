import { useApiMutation } from '@tawseel/api-client';
import { orderReversalCall } from '../books/books.calls.ts';

export { orderReversal } from '../books/books.calls.ts';

/** Takes back the end of a delivered or returned order, with its amounts. */
export const useOrderReversal = () => useApiMutation(orderReversalCall);
