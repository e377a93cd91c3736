import { useApiClient } from '@tawseel/api-client';
import { orderIdCall } from './order-id-call.ts';

/** Returns a function that requests the id of the next order; undefined if the server proposes none. */
export function useOrderIdProposal(): ((merchantId?: string) => Promise<string | undefined>) | undefined {
  const client = useApiClient();
  const propose = (merchantId = '') =>
    client.request(
      orderIdCall,
      ({ data }) => {
        const id: unknown = data instanceof Object && Reflect.get(data, 'merchant_order_id');
        return typeof id === 'string' && id !== '' ? id : undefined;
      },
      { merchant_id: merchantId },
    );
  return client.can(orderIdCall.needs) ? propose : undefined;
}
