import { ApiError, useMay } from '@tawseel/api-client';
import { useScan, type Scan, type Scanned } from '@tawseel/api-client/dispatch';
import type { OrderKey } from '@tawseel/api-client/orders';
import { useRef } from 'react';
import { newClientId } from '@tawseel/api-client/client-id';

/** What became of a parcel at the door. */
export type Report = Pick<Scan, 'mode' | 'reason_id' | 'note' | 'next_on' | 'amount_taken' | 'fee_taken'> &
  Partial<Pick<Scan, 'client_id'>>;

export interface Reported {
  scanned: Scanned;
  clientId: string;
}

export type SendReport = (order: OrderKey, report: Report) => Promise<Reported>;

/**
 * Returns a function that reports what became of an order of a run; undefined if the person may not. A report whose response was lost
 * keeps its `client_id` when it is sent again, so that it happens once; a form has one of its own.
 */
export function useReport(runId: number): SendReport | undefined {
  const scan = useScan();
  const mayManage = useMay('runs.manage');
  const unsettled = useRef(new Map<string, string>());
  if (!scan || !mayManage) return undefined;
  return async ({ merchant_order_id, merchant_id }, report) => {
    const body = { ...report, run_id: runId, order: { merchant_order_id, merchant_id } };
    const intention = JSON.stringify(body);
    const clientId = report.client_id ?? unsettled.current.get(intention) ?? newClientId();
    unsettled.current.set(intention, clientId);
    try {
      const scanned = await scan({ ...body, client_id: clientId });
      unsettled.current.delete(intention);
      return { scanned, clientId };
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.isRejection) unsettled.current.delete(intention);
      throw thrown;
    }
  };
}
