import {
  driverEvent,
  driverEvents,
  driverProof,
  type DriverCash,
  type DriverEvent,
  type DriverEventOutcome,
  type DriverProof,
  type DriverRun,
} from '@tawseel/api-client/driver-app-schemas';
import { fakeApi, json } from '@tawseel/api-client/testing';
import * as z from 'zod/mini';
import { profile, sampleCash, sampleRun } from './samples.ts';

/**
 * A server of the app's calls, at the network: it keeps each report and each photo once, in the order of their arrival. It must be
 * created outside of the tests, and answers after `serve` was called in one.
 */
export function fakeServer() {
  const api = fakeApi();
  const events: DriverEvent[] = [];
  const proofs: DriverProof[] = [];
  const state = {
    run: sampleRun(),
    cash: sampleCash,
    /** Outcomes of reports that are not applied, by `event_id`. */
    outcomes: new Map<string, Omit<DriverEventOutcome, 'event_id'>>(),
  };
  afterEach(() => {
    events.length = 0;
    proofs.length = 0;
    state.run = sampleRun();
    state.cash = sampleCash;
    state.outcomes.clear();
  });

  /** The response to a request with reports, which are then with the server. */
  function takeEvents(body: unknown): Response {
    const received = z.array(driverEvent).safeParse(z.parse(driverEvents, body).events);
    if (!received.success) return json({ success: false, code: 'invalid', message: 'Unreadable' }, 400);
    for (const event of received.data) {
      if (!events.some(({ event_id }) => event_id === event.event_id)) events.push(event);
    }
    const applied = { outcome: 'applied', flag: null, message: '' };
    const data = received.data.map(({ event_id }) => ({
      event_id,
      ...(state.outcomes.get(event_id) ?? applied),
    }));
    return json({ success: true, data });
  }

  function takeProof(body: unknown): Response {
    const proof = z.parse(driverProof, body);
    if (!proofs.some(({ proof_id }) => proof_id === proof.proof_id)) proofs.push(proof);
    return json({ success: true, message: '' });
  }

  return {
    /** Sets the replies of single calls. */
    api,
    /** What the server has, oldest first. */
    events,
    proofs,
    takeEvents,
    takeProof,
    outcomes: state.outcomes,
    setRun: (run: Partial<DriverRun>) => {
      state.run = sampleRun(run);
    },
    setCash: (cash: Partial<DriverCash>) => {
      state.cash = { ...sampleCash, ...cash };
    },
    /** Answers all calls as a server without errors does. */
    serve() {
      api.on('/DR/Login', json({ success: true, message: '', token: 'token-1', data: profile }));
      api.on('/DR/Run', () => json({ success: true, data: state.run }));
      api.on('/DR/Cash', () => json({ success: true, data: state.cash }));
      api.on('/DR/Events', ({ body }) => takeEvents(body));
      api.on('/DR/Proof', ({ body }) => takeProof(body));
      api.on('/DR/Logout', json({ success: true, message: '' }));
    },
  };
}
