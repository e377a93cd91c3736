import {
  driverEventsCall,
  driverProofCall,
  eventDecisionCall,
  flaggedEventsCall,
  orderProofsCall,
} from '@tawseel/api-client/calls';
import {
  driverEvents,
  driverEventsResponse,
  driverProof,
  flaggedEventsResponse,
  orderProofsResponse,
} from '@tawseel/api-client/driver-app-schemas';
import { done } from '@tawseel/api-client/schemas';
import { inCompany } from '../database/in-company.ts';
import { serveSummary } from '../http/serve-summary.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { translate } from '../messages/translate.ts';
import { decideEvent } from './decide-event.ts';
import { checkEvents } from './events.check.ts';
import { flaggedEventsQuery } from './flagged-events.ts';
import { maxProofBody } from './proof-image.ts';
import { proofsQuery, storeProof } from './proofs.ts';
import { receiveEvent } from './receive-event.ts';

const group = "Driver's app";

/** What drivers report, and what dispatchers decide about it. */
export const driverEventsDomain: Domain = {
  checks: [checkEvents],
  routes(calls) {
    serveReports(calls);
    serveDecisions(calls);
  },
};

function serveReports({ api, serveDriver }: Calls) {
  const summary =
    'Reports in the order of their taps, each applied once or kept for the dispatcher, with what became of it';
  serveDriver(
    { ...driverEventsCall, summary, group, answer: driverEventsResponse, isChange: true },
    async (caller, request) => {
      const { events } = readInput(driverEvents, request.body);
      const warn = (error: unknown) => request.log.error({ err: error }, 'a report of a driver failed');
      const data = [];
      // Each is a transaction: what is done stays done if the connection is lost.
      for (const event of events)
        data.push(await inCompany(api.database, caller, (tx) => receiveEvent(tx, caller, event, warn)));
      return { success: true, data };
    },
    { bodyLimit: largeBodyLimit },
  );
  serveDriver(
    {
      ...driverProofCall,
      summary: 'A photo or signature of a report that was sent, stored once for each proof_id',
      group,
      answer: done,
      isChange: true,
    },
    async (caller, request) => {
      const proof = readInput(driverProof, request.body);
      await inCompany(api.database, caller, (tx) => storeProof(tx, caller, proof));
      return { success: true, message: translate(caller.language, 'proofStored') };
    },
    { bodyLimit: maxProofBody },
  );
}

function serveDecisions(calls: Calls) {
  serveSummary(calls, flaggedEventsCall, {
    group,
    summary: 'Reports of drivers that wait for the dispatcher, the newest first',
    answer: flaggedEventsResponse,
    query: (companyId) => flaggedEventsQuery(companyId),
  });
  serveSummary(calls, orderProofsCall, {
    group,
    summary: 'Photos and signatures of orders',
    answer: orderProofsResponse,
    query: (companyId, body) => proofsQuery(companyId, readInput(orderProofsCall.body, body).orders),
  });
  serveChange(calls, {
    ...eventDecisionCall,
    group,
    summary: 'Apply a report of a driver that waits, as a scan would, or put it aside',
    done: 'reportApplied',
    run: async (tx, caller, decision) => {
      await decideEvent(tx, caller, decision);
      return { message: decision.decision === 'Apply' ? 'reportApplied' : 'reportDismissed' };
    },
  });
}
