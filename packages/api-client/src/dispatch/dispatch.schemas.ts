/** Descriptions, schemas and types of the dispatch desk's calls, for the server. */
export {
  failureReason,
  type FailureReason,
  failureReasonCreation,
  type FailureReasonCreation,
  type FailureReasonUpdate,
  failureReasonUpdate,
} from './failure-reason.entity.ts';
export { run, runStates } from './run.entity.ts';
export { runLine, runOutcomes } from './run-line.entity.ts';
export { returnManifest, type ReturnManifest } from './return-manifest.entity.ts';
export { returnedParcel, waitingReturn } from './returned-parcel.entity.ts';
export {
  deskSummary,
  type DispatchSettings,
  manifestResponse,
  type ManifestCreation,
  type ManifestSigning,
  type NextAttempt,
  proposals,
  runClosing,
  type RunCreation,
  type RunOrders,
  runResponse,
  type Scan,
  type Scanned,
  type ScanMode,
  scanResponse,
  settingsResponse,
  type TimelineEvent,
  timelineResponse,
} from './dispatch.calls.ts';
export { places, type Place, stages, type Stage } from '../orders/place.ts';
