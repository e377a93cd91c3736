import { newClientId } from '@tawseel/api-client/client-id';
import type { DriverEvent, DriverProfile } from '@tawseel/api-client/driver-app-schemas';
import { CallError } from '../calls/call-error.ts';
import type { DriverCalls } from '../calls/driver-calls.ts';
import { cashWith, runWith } from './apply-events.ts';
import { databaseName, openDatabase, type DeviceDatabase, type StoredEvent } from '../database/database.ts';
import { createDeviceState } from './device-state.ts';
import type { NewEvent, NewProof } from './outbox-item.ts';
import { addEvent, readEvents, readProofs, type ReadProof } from './outbox-store.ts';
import { readReceived, readSettled, storeReceived, type ServerDay } from './received-store.ts';
import { sendOutbox } from './send-outbox.ts';
import { createSendingLoop } from './sending-loop.ts';
import { isFull, persistStorage, readSpace } from './storage-space.ts';

export type DayCalls = Pick<DriverCalls, 'run' | 'cash' | 'events' | 'proof'>;

/** Age of the day at which it is requested again, in milliseconds. */
const freshTime = 60_000;

const wakingEvents = ['online', 'offline', 'pageshow'] as const;

/** Whether the day shows a report as the server will: the others change it in ways that only the server knows. */
const isForeseen = ({ state, event }: StoredEvent) =>
  state === 'sent' && (event.kind === 'delivered' || event.kind === 'failed');

/** The day and the outbox of a driver on this device. The database opens at the first use. */
export function createDevice(owner: DriverProfile, calls: DayCalls) {
  const name = databaseName(owner);
  const state = createDeviceState();
  let isClosed = false;
  let opening: Promise<DeviceDatabase> | undefined;
  let tellTabs = () => {};
  let events: readonly StoredEvent[] = [];
  let received: ServerDay | undefined;
  let refreshing: Promise<void> | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const open = () => (opening ??= openDatabase(owner));
  const isStale = () => performance.now() - refreshedAt >= freshTime;

  async function showEvents() {
    events = await readEvents(await open());
    const run = received?.run;
    state.change({
      items: events,
      day: run && runWith(run, events),
      cash: run && received?.cash && cashWith(received.cash, run, events),
      receivedAt: received?.receivedAt,
      ...(run ? { isLoading: false } : {}),
    });
  }

  async function showAll() {
    const stored = await readReceived(await open());
    // A response that arrived while the stored day was read is newer.
    if (stored && (!received || stored.receivedAt >= received.receivedAt)) received = stored;
    await showEvents();
  }

  async function showChange() {
    tellTabs();
    await showEvents();
  }

  async function receive() {
    try {
      const database = await open();
      const contained = await readSettled(database);
      const run = await calls.run();
      const cash = await calls.cash();
      received = { receivedAt: run.now, run, cash };
      await storeReceived(database, received, contained);
      refreshedAt = performance.now();
      state.change({ error: undefined });
      await showChange();
    } catch (error) {
      // The day that was received before stays. After the end of the session, the driver is asked to sign in.
      const isExpected = error instanceof CallError && error.isRefusal;
      state.change({ error: isExpected || !(error instanceof Error) ? undefined : error.message });
    }
    state.change({ isLoading: false });
  }

  function refresh(): Promise<void> {
    refreshing ??= receive().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function attempt(): Promise<boolean> {
    try {
      await sendOutbox(await open(), calls, showChange);
    } catch (error) {
      // A new sign-in sends them.
      return !(error instanceof CallError && error.isRefusal);
    }
    return events.some((item) => item.state === 'waiting' || item.proofsLeft > 0);
  }

  const loop = createSendingLoop({ name, attempt });

  async function send() {
    await loop.send();
    if (state.read().storage !== 'ok') state.change({ storage: await readSpace() });
    const settled = events.filter((item) => item.state !== 'waiting' && !item.isInRun);
    if (!settled.every(isForeseen) || (settled.length > 0 && isStale())) await refresh();
  }

  /** Starts work that nobody waits for. */
  function begin(work: () => Promise<void>) {
    work().catch((error: unknown) => {
      // The page that closes a device takes its database away.
      if (!isClosed) throw error;
    });
  }

  async function sendAndRefresh() {
    await send();
    if (isStale()) await refresh();
  }

  /** Sends what waits, and receives the day if it is old. */
  function wake() {
    state.change({ isOnline: navigator.onLine });
    if (navigator.onLine) begin(sendAndRefresh);
    else state.change({ isLoading: false });
  }

  function wakeIfVisible() {
    if (document.visibilityState === 'visible') wake();
  }

  async function store(event: DriverEvent, proofs: readonly ReadProof[]): Promise<DriverEvent> {
    const database = await open();
    const whole = proofs.length > 0 ? { ...event, proofs: proofs.length } : event;
    try {
      await addEvent(database, whole, proofs);
      return whole;
    } catch (error) {
      if (!isFull(error) || proofs.length === 0) throw error;
      // What happened at the door counts more than its photo.
      await addEvent(database, event, []);
      state.change({ storage: 'full' });
      return event;
    }
  }

  async function record(event: NewEvent, proofs: readonly NewProof[] = []): Promise<DriverEvent> {
    const identity = { event_id: newClientId(), at: new Date().toISOString() };
    const stored = await store({ ...event, ...identity }, await readProofs(proofs));
    // The next screen does not wait for what this one would show.
    begin(async () => {
      await showChange();
      await send();
    });
    return stored;
  }

  async function watchSpace() {
    await persistStorage();
    state.change({ storage: await readSpace() });
  }

  /** Shows what is stored; from then on, sends whenever the device is online or in use again. @returns its end */
  function start() {
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tellTabs = () => channel.postMessage(null);
    channel.addEventListener('message', () => begin(showAll));
    for (const type of wakingEvents) window.addEventListener(type, wake);
    document.addEventListener('visibilitychange', wakeIfVisible);
    begin(showAll);
    begin(watchSpace);
    return () => {
      isClosed = true;
      for (const type of wakingEvents) window.removeEventListener(type, wake);
      document.removeEventListener('visibilitychange', wakeIfVisible);
      loop.stop();
      tellTabs = () => {};
      channel.close();
      void opening?.then((database) => database.close());
    };
  }

  return { read: state.read, subscribe: state.subscribe, start, wake, record, send, refresh };
}
