import { listCall, readRows, useApiQuery, useCan } from '@tawseel/api-client';
import { handoverOrder } from '@tawseel/api-client/handovers';
import { writeOrderKey } from '@tawseel/api-client/orders';

const none: ReadonlySet<string> = new Set();

/** Keys of the orders of a run whose cash a driver holds: none without a run, or if it cannot be read. */
export function useRunOrders(driver_id: string, runId: string | undefined) {
  const isWanted = useCan('dispatch') && runId !== undefined;
  const { value, isLoading } = useApiQuery({
    name: 'handover-of-run',
    reads: ['order', 'ledger_entry', 'handover'],
    call: listCall(handoverOrder),
    body: { limit: 500, total: false, filter: { driver_id, handover_id: 0, run_id: runId } },
    isWanted,
    read: (response) => new Set(readRows(handoverOrder, response).map(writeOrderKey)),
  });
  return { keys: value ?? none, isLoading: isWanted && isLoading };
}
