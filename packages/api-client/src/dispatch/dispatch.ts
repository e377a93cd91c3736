import { listCall, readRow, useApiMutation, useApiQuery } from '@tawseel/api-client';
import type { OrderKey } from '../orders/order-key.ts';
import {
  deskSummary,
  deskSummaryCall,
  dispatchSettingsCall,
  dispatchSettingsUpdateCall,
  manifestCreationCall,
  manifestDeletionCall,
  manifestResponse,
  manifestSigningCall,
  nextAttemptCall,
  proposalCall,
  proposals,
  runAdditionCall,
  runClosing,
  runClosingCall,
  runCreationCall,
  runDeletionCall,
  runIssueCall,
  runRemovalCall,
  runResponse,
  scanCall,
  scanResponse,
  scanUndoCall,
  settingsResponse,
  timelineCall,
  timelineResponse,
  type ManifestCreation,
  type RunCreation,
  type Scan,
} from './dispatch.calls.ts';
import { failureReason } from './failure-reason.entity.ts';
import { readData } from '../client/read-data.ts';

export {
  failureReason,
  failureReasonCreation,
  failureReasonUpdate,
  nextSteps,
  type FailureReason,
  type FailureReasonCreation,
} from './failure-reason.entity.ts';
export { places, stages, type Place, type Stage } from '../orders/place.ts';
export { run, runStates, type Run } from './run.entity.ts';
export { runLine, runOutcomes, type RunLine } from './run-line.entity.ts';
export { returnManifest, type ReturnManifest } from './return-manifest.entity.ts';
export {
  returnedParcel,
  waitingReturn,
  type ReturnedParcel,
  type WaitingReturn,
} from './returned-parcel.entity.ts';
export {
  dispatchSettings,
  manifestSigning,
  nextAttempt,
  runCreation,
  scan,
  scanModes,
  type DeskCity,
  type DispatchSettings,
  type DriverProposal,
  type ManifestSigning,
  type Scan,
  type Scanned,
  type ScanMode,
  type TimelineEvent,
} from './dispatch.calls.ts';

/** Returns a function that sends one scan, or what became of an order. Undefined if the server or the person cannot. */
export function useScan() {
  const send = useApiMutation(scanCall);
  return send && (async (scan: Scan) => readData(scanResponse, await send(scan)));
}

/** Takes back the last scan of an order, by its `client_id`. */
export const useScanUndo = () => useApiMutation(scanUndoCall);

/** Returns a function that makes a run, and resolves to its number. */
export function useRunCreation() {
  const send = useApiMutation(runCreationCall);
  return send && (async (run: RunCreation) => readData(runResponse, await send(run)).run_id);
}

/** Adds orders to a run; one that is out already goes on to the driver. */
export const useRunAddition = () => useApiMutation(runAdditionCall);
/** Takes orders off a run; parcels of one that is out are in the branch then. */
export const useRunRemoval = () => useApiMutation(runRemovalCall);
/** Sends a run out: its parcels are with the driver. */
export const useRunIssue = () => useApiMutation(runIssueCall);
/** Deletes a run that is not out yet. */
export const useRunDeletion = () => useApiMutation(runDeletionCall);

/** Returns a function that closes a run, all of whose parcels have an outcome, and resolves to the cash for the handover. */
export function useRunClosing() {
  const send = useApiMutation(runClosingCall);
  return send && (async (run: { run_id: number }) => readData(runClosing, await send(run)));
}

/** Decides that an order is tried again on a day. */
export const useNextAttempt = () => useApiMutation(nextAttemptCall);

const reads = ['order', 'driver', 'failure_reason'] as const;

/** Parcels that wait, by city. */
export const useDesk = () =>
  useApiQuery({
    name: 'desk',
    reads,
    call: deskSummaryCall,
    read: (response) => readData(deskSummary, response),
  });

/** Drivers for some orders, the best first; undefined while it loads, and without orders. */
export const useDriverProposals = (orders: readonly OrderKey[]) =>
  useApiQuery({
    name: 'driver-proposals',
    reads,
    call: proposalCall,
    body: { orders },
    isWanted: orders.length > 0,
    read: (response) => readData(proposals, response),
  });

/** What happened to an order, oldest first. */
export const useTimeline = ({ merchant_order_id, merchant_id }: OrderKey) =>
  useApiQuery({
    name: 'order-timeline',
    reads: ['order', 'handover', 'payout'],
    call: timelineCall,
    body: { merchant_order_id, merchant_id },
    read: (response) => readData(timelineResponse, response),
  });

/** The company's limit of attempts. */
export const useDispatchSettings = () =>
  useApiQuery({
    name: 'dispatch-settings',
    reads: ['company'],
    call: dispatchSettingsCall,
    read: (response) => readData(settingsResponse, response),
  });

export const useDispatchSettingsUpdate = () => useApiMutation(dispatchSettingsUpdateCall);

/** All reasons of failed attempts, also those that are not used any more. */
export const useFailureReasons = () =>
  useApiQuery({
    name: 'failure-reasons',
    reads: ['failure_reason'],
    call: listCall(failureReason),
    body: { limit: 200 },
    read: ({ data }) => (Array.isArray(data) ? data.map((row: unknown) => readRow(failureReason, row)) : []),
  });

/** Returns a function that makes a manifest of parcels that a merchant gets back, and resolves to its number. */
export function useManifestCreation() {
  const send = useApiMutation(manifestCreationCall);
  return (
    send &&
    (async (manifest: ManifestCreation) => readData(manifestResponse, await send(manifest)).manifest_id)
  );
}

/** Deletes a manifest that is not signed. */
export const useManifestDeletion = () => useApiMutation(manifestDeletionCall);
/** Signs a manifest, once: its parcels are with the merchant. */
export const useManifestSigning = () => useApiMutation(manifestSigningCall);
