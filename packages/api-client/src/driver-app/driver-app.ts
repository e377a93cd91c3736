import { useApiClient, useApiMutation, useApiQuery } from '@tawseel/api-client';
import type { OrderKey } from '../orders/order-key.ts';
import {
  driverAppSettingsCall,
  driverAppSettingsResponse,
  driverAppSettingsUpdateCall,
  driverPasswordResetCall,
  driverPasswordResponse,
  eventDecisionCall,
  flaggedEventsCall,
  flaggedEventsResponse,
  orderProofsCall,
  orderProofsResponse,
  proofLimit,
  type OrderProof,
} from './driver-reports.calls.ts';
import { readData } from '../client/read-data.ts';

export {
  driverEventKinds,
  eventDecision,
  proofRules,
  type DriverAppSettings,
  type EventDecision,
  type FlaggedEvent,
  type OrderProof,
} from './driver-reports.calls.ts';
export { driverAppSettingsForm } from './settings-form.ts';

/** Reports of drivers that wait for the dispatcher. */
export const useFlaggedEvents = () =>
  useApiQuery({
    name: 'flagged-events',
    reads: ['order', 'driver'],
    call: flaggedEventsCall,
    read: (response) => readData(flaggedEventsResponse, response),
  });

/** Applies such a report, or puts it aside. */
export const useEventDecision = () => useApiMutation(eventDecisionCall);

/** Photos and signatures of orders; undefined while it loads, and without orders. */
export const useOrderProofs = (orders: readonly OrderKey[]) =>
  useApiQuery({
    name: 'order-proofs',
    reads: ['order'],
    call: orderProofsCall,
    body: { orders },
    isWanted: orders.length > 0,
    read: (response) => readData(orderProofsResponse, response),
  });

/** Returns a function that reads the photos and signatures of many orders; undefined if the server or the person cannot. */
export function useOrderProofsLoader() {
  const client = useApiClient();
  const { needs: capability, allow } = orderProofsCall;
  if (!client.can(capability) || !client.may(allow)) return undefined;
  return async (orders: readonly OrderKey[]): Promise<readonly OrderProof[]> => {
    const proofs: OrderProof[] = [];
    for (let at = 0; at < orders.length; at += proofLimit) {
      // One after the other: each response may have megabytes of images.
      const part = await client.request(
        orderProofsCall,
        (response) => readData(orderProofsResponse, response),
        { orders: orders.slice(at, at + proofLimit) },
      );
      proofs.push(...part);
    }
    return proofs;
  };
}

/** Returns a function that gives a driver another password, and resolves to it. */
export function useDriverPasswordReset() {
  const send = useApiMutation(driverPasswordResetCall);
  return (
    send &&
    (async (driver: { driver_id: string }) => readData(driverPasswordResponse, await send(driver)).password)
  );
}

/** What the app asks drivers for. */
export const useDriverAppSettings = () =>
  useApiQuery({
    name: 'driver-app-settings',
    reads: ['company'],
    call: driverAppSettingsCall,
    read: (response) => readData(driverAppSettingsResponse, response),
  });

export const useDriverAppSettingsUpdate = () => useApiMutation(driverAppSettingsUpdateCall);
