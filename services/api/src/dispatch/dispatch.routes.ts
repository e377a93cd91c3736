import {
  deskSummaryCall,
  dispatchSettingsCall,
  dispatchSettingsUpdateCall,
  manifestCreationCall,
  manifestDeletionCall,
  manifestSigningCall,
  nextAttemptCall,
  proposalCall,
  rowCreation,
  rowUpdate,
  runAdditionCall,
  runClosingCall,
  runCreationCall,
  runDeletionCall,
  runIssueCall,
  runRemovalCall,
  scanCall,
  scanUndoCall,
  timelineCall,
} from '@tawseel/api-client/calls';
import {
  deskSummary,
  failureReason,
  failureReasonCreation,
  failureReasonUpdate,
  manifestResponse,
  proposals,
  runClosing,
  runResponse,
  scanResponse,
  settingsResponse,
  timelineResponse,
} from '@tawseel/api-client/dispatch-schemas';
import { maxSignatureBytes } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { serveList } from '../http/serve-list.ts';
import { deskQuery, proposalQuery } from './desk.ts';
import { checkManifests, checkPlaces, checkRuns, checkSignedParcels } from './dispatch.check.ts';
import {
  manifestList,
  reasonList,
  returnedParcelList,
  runLineList,
  runList,
  waitingReturnList,
} from './dispatch.list.ts';
import { createManifest, deleteManifest, signManifest } from './manifests.ts';
import { createReason, updateReason } from './reasons.repository.ts';
import { addToRun, removeFromRun } from './run-lines.ts';
import { closeRun, createRun, decideNextAttempt, deleteRun, issueRun } from './runs.repository.ts';
import { scanParcel } from './scan.ts';
import { serveSummary } from '../http/serve-summary.ts';
import { settingsQuery, updateSettings } from './settings.ts';
import { timelineQuery } from './timeline.ts';
import { undoScan } from './undo-scan.ts';

const group = 'Dispatch';

export const dispatchDomain: Domain = {
  entities: [failureReason],
  counters: [rowCounter(failureReason)],
  checks: [checkPlaces, checkRuns, checkManifests, checkSignedParcels],
  routes(calls) {
    serveReads(calls);
    serveScans(calls);
    serveRuns(calls);
    serveReturns(calls);
    serveList(calls, 'Reasons of failed attempts', group, reasonList);
    serveChange(calls, {
      ...rowCreation(failureReason),
      group,
      summary: 'Add a reason of failed attempts',
      body: failureReasonCreation,
      done: 'created',
      run: createReason,
    });
    serveChange(calls, {
      ...rowUpdate(failureReason),
      group,
      summary: 'Change a reason of failed attempts; its code stays',
      body: failureReasonUpdate,
      done: 'updated',
      run: updateReason,
    });
    serveChange(calls, {
      ...dispatchSettingsUpdateCall,
      group,
      summary: 'Set the number of attempts after which a return is proposed',
      done: 'dispatchSettingsUpdated',
      run: (tx, { companyId }, settings) => updateSettings(tx, companyId, settings),
    });
  },
};

function serveReads(calls: Calls) {
  serveSummary(calls, deskSummaryCall, {
    group,
    summary: 'Parcels that wait, by city and what has to be done with them',
    answer: deskSummary,
    query: (companyId) => deskQuery(companyId),
  });
  serveSummary(calls, proposalCall, {
    group,
    summary: 'Drivers for some orders, the best first',
    answer: proposals,
    query: (companyId, body) => proposalQuery(companyId, readInput(proposalCall.body, body).orders),
  });
  serveSummary(calls, timelineCall, {
    group,
    summary: 'What happened to an order, oldest first',
    answer: timelineResponse,
    query: (companyId, body) => timelineQuery(companyId, readInput(timelineCall.body, body)),
  });
  serveSummary(calls, dispatchSettingsCall, {
    group,
    summary: 'The number of attempts after which a return is proposed',
    answer: settingsResponse,
    query: (companyId) => settingsQuery(companyId),
  });
}

function serveScans(calls: Calls) {
  serveChange(calls, {
    ...scanCall,
    group,
    summary: 'Do what a scan of a parcel says, once for each client_id; receiving ones alone for a cashier',
    answer: scanResponse,
    done: 'scanned',
    run: async (tx, caller, scan) => ({ message: 'scanned', data: await scanParcel(tx, caller, scan) }),
  });
  serveChange(calls, {
    ...scanUndoCall,
    group,
    summary: 'Take back the last scan of a parcel; that of an end needs the right to reverse it',
    done: 'scanTakenBack',
    run: (tx, caller, { client_id }) => undoScan(tx, caller, client_id),
  });
}

function serveRuns(calls: Calls) {
  serveList(calls, 'Runs of drivers', group, runList);
  serveList(calls, 'Orders of runs, of a run by `run_id`', group, runLineList);
  serveChange(calls, {
    ...runCreationCall,
    group,
    summary: 'Make a run of a driver and a day; refused as a duplicate if the driver has an open one',
    answer: runResponse,
    bodyLimit: largeBodyLimit,
    done: 'runCreated',
    run: async (tx, { companyId }, creation) => ({
      message: 'runCreated',
      data: { run_id: await createRun(tx, companyId, creation) },
    }),
  });
  serveChange(calls, {
    ...runAdditionCall,
    group,
    summary: 'Put orders on a run that is not closed, and give them to its driver',
    bodyLimit: largeBodyLimit,
    done: 'runChanged',
    run: async (tx, { companyId }, { run_id, orders }) =>
      void (await addToRun(tx, companyId, run_id, orders)),
  });
  serveChange(calls, {
    ...runRemovalCall,
    group,
    summary: 'Take orders without an outcome off a run; their parcels are in the branch',
    bodyLimit: largeBodyLimit,
    done: 'runChanged',
    run: (tx, { companyId }, removal) => removeFromRun(tx, companyId, removal),
  });
  serveChange(calls, {
    ...runIssueCall,
    group,
    summary: 'Send a run out: its orders are in transit, their parcels with its driver',
    done: 'runIssued',
    run: (tx, { companyId }, { run_id }) => issueRun(tx, companyId, run_id),
  });
  serveChange(calls, {
    ...runClosingCall,
    group,
    summary:
      'Close a run, each of whose orders has an outcome; the response has the cash that its driver hands over',
    answer: runClosing,
    done: 'runClosedNow',
    run: async (tx, { companyId }, { run_id }) => ({
      message: 'runClosedNow',
      data: await closeRun(tx, companyId, run_id),
    }),
  });
  serveChange(calls, {
    ...runDeletionCall,
    group,
    summary: 'Delete a run that is not out',
    done: 'runDeleted',
    run: (tx, { companyId }, { run_id }) => deleteRun(tx, companyId, run_id),
  });
  serveChange(calls, {
    ...nextAttemptCall,
    group,
    summary: 'Decide that an order is tried again on a day',
    done: 'attemptDecided',
    run: (tx, { companyId }, decision) => decideNextAttempt(tx, companyId, decision),
  });
}

function serveReturns(calls: Calls) {
  serveList(calls, 'Merchants who get parcels back', group, waitingReturnList);
  serveList(
    calls,
    'Parcels that merchants get back, of a manifest by `manifest_id`; `0`: of none',
    group,
    returnedParcelList,
  );
  serveList(calls, 'Manifests of returned parcels', group, manifestList);
  serveChange(calls, {
    ...manifestCreationCall,
    group,
    summary: 'Make a manifest of parcels that a merchant gets back: those named, or all in the branch',
    answer: manifestResponse,
    bodyLimit: largeBodyLimit,
    done: 'manifestCreated',
    run: async (tx, { companyId }, creation) => ({
      message: 'manifestCreated',
      data: { manifest_id: await createManifest(tx, companyId, creation) },
    }),
  });
  serveChange(calls, {
    ...manifestDeletionCall,
    group,
    summary: 'Delete a manifest that is not signed',
    done: 'manifestDeleted',
    run: (tx, { companyId }, { manifest_id }) => deleteManifest(tx, companyId, manifest_id),
  });
  serveChange(calls, {
    ...manifestSigningCall,
    group,
    summary: 'Sign a manifest, once: its parcels are with the merchant',
    bodyLimit: 2 * maxSignatureBytes,
    done: 'manifestSignedNow',
    run: (tx, caller, signing) => signManifest(tx, caller, signing),
  });
}
