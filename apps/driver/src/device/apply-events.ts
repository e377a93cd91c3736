import { sumOf } from '@tawseel/api-client/fils';
import type { DriverCash, DriverEvent, DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import type { StoredEvent } from '../database/database.ts';

type OrderKey = NonNullable<DriverEvent['order']>;

const isSameOrder = (one: OrderKey, other: OrderKey | undefined) =>
  one.merchant_order_id === other?.merchant_order_id && one.merchant_id === other.merchant_id;

const untouched = { is_open: true, outcome: null, reason_id: null, amount_taken: null } as const;

function stopAfter(stop: DriverStop, event: DriverEvent): DriverStop {
  if (event.kind === 'sorted') {
    const place = event.orders?.findIndex((order) => isSameOrder(stop, order)) ?? -1;
    return place < 0 ? stop : { ...stop, position: place + 1 };
  }
  if (!isSameOrder(stop, event.order)) return stop;
  const { kind, amount_taken, reason_id, type_payment } = event;
  if (kind === 'delivered')
    return {
      ...stop,
      is_open: false,
      outcome: 'Delivered',
      amount_taken: amount_taken ?? stop.to_collect,
      type_payment: type_payment ?? stop.type_payment,
    };
  if (kind === 'failed')
    return {
      ...stop,
      is_open: false,
      outcome: 'Failed',
      reason_id: reason_id ?? null,
      amount_taken: amount_taken ?? null,
      attempts: stop.attempts + 1,
    };
  // Only a report that the run contains already can be taken back here.
  if (kind === 'undone')
    return {
      ...stop,
      ...untouched,
      attempts: Math.max(0, stop.attempts - (stop.outcome === 'Failed' ? 1 : 0)),
    };
  return stop;
}

/**
 * The reports that the server's data does not contain yet, in order: without those that were taken back, and without refused
 * withdrawals. A withdrawal stays if the report that it takes back is in the server's data.
 */
function effectiveEvents(items: readonly StoredEvent[]): DriverEvent[] {
  const missing = items
    .filter(({ isInRun, state, event }) => !isInRun && !(state === 'flagged' && event.kind === 'undone'))
    .map(({ event }) => event);
  const known = new Set(missing.map(({ event_id }) => event_id));
  const undone = new Set(missing.flatMap(({ undoes }) => undoes ?? []));
  return missing.filter(
    ({ event_id, undoes }) => !undone.has(event_id) && !(undoes !== undefined && known.has(undoes)),
  );
}

/** The run of the server with the reports that it does not contain yet. */
export function runWith(run: DriverRun, items: readonly StoredEvent[]): DriverRun {
  const events = effectiveEvents(items);
  if (events.length === 0) return run;
  const collected = events.filter(({ kind }) => kind === 'collected');
  return {
    ...run,
    stops: run.stops
      .map((stop) => events.reduce(stopAfter, stop))
      .toSorted((one, other) => one.run_id - other.run_id || one.position - other.position),
    pickups: run.pickups.filter(
      (pickup) =>
        !collected.some(({ order, code }) => isSameOrder(pickup, order) || code === pickup.parcel_code),
    ),
  };
}

/** The cash in hand that a report adds: none if the customer paid in another way than ordered. */
function cashOf(event: DriverEvent, stop: DriverStop): DriverCash['orders'] {
  const isPaidOtherwise = event.type_payment !== undefined && event.type_payment !== stop.type_payment;
  const amount = stopAfter(stop, event).amount_taken ?? 0;
  if (event.kind === 'undone' || isPaidOtherwise || amount === 0) return [];
  const { merchant_order_id, parcel_code, name_customer } = stop;
  return [{ merchant_order_id, parcel_code, name_customer, amount, at: event.at }];
}

/** The cash of the server with what was taken since. @param run The run of the server, without reports */
export function cashWith(cash: DriverCash, run: DriverRun, items: readonly StoredEvent[]): DriverCash {
  const changes = effectiveEvents(items).flatMap((event) => {
    const stop = run.stops.find((one) => isSameOrder(one, event.order));
    return stop && event.kind !== 'sorted' ? [{ event, stop }] : [];
  });
  const isChanged = (order: DriverCash['orders'][number]) =>
    changes.some(
      ({ stop }) =>
        stop.merchant_order_id === order.merchant_order_id && stop.parcel_code === order.parcel_code,
    );
  const taken = changes.flatMap(({ event, stop }) => cashOf(event, stop));
  const removed = cash.orders.filter(isChanged).map(({ amount }) => -amount);
  return {
    ...cash,
    holds: sumOf([cash.holds, ...removed, ...taken.map(({ amount }) => amount)]),
    orders: [...cash.orders.filter((order) => !isChanged(order)), ...taken],
  };
}
