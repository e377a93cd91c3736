import type { DriverEvent, DriverRun } from '@tawseel/api-client/driver-app-schemas';
import type { OutboxItem } from '../device/outbox-item.ts';
import { isSameOrder, type OrderKey } from '../stops/stops.ts';

/** Milliseconds in which a driver can take back a report. */
const undoTime = 10 * 60 * 1000;

/** Whether a report is not at the server yet, with its photos. */
export function isUnsent({ state, proofsLeft }: OutboxItem): boolean {
  return state === 'waiting' || proofsLeft > 0;
}

/** Reports of some kinds that were not taken back, the latest first. */
export function reportsOf(items: readonly OutboxItem[], kinds: readonly DriverEvent['kind'][]) {
  const undone = new Set(items.map(({ event }) => event.undoes));
  return items
    .filter(({ event }) => kinds.includes(event.kind) && !undone.has(event.event_id))
    .toReversed();
}

/** The latest report of what became of an order. */
export function visitReport(items: readonly OutboxItem[], order: OrderKey) {
  return reportsOf(items, ['delivered', 'failed']).find(
    ({ event }) => event.order && isSameOrder(event.order, order),
  );
}

/** Orders whose report waits for the dispatcher. */
export function ordersWithDesk(items: readonly OutboxItem[]): OrderKey[] {
  return reportsOf(items, ['delivered', 'failed']).flatMap(({ event, state }) =>
    state === 'flagged' && event.order ? [event.order] : [],
  );
}

/** Whether the driver may still take a report back. */
export function canUndo({ event }: OutboxItem, now: number): boolean {
  return now - Date.parse(event.at) < undoTime;
}

/** The event that takes a report back. */
export function undoOf({ event }: OutboxItem) {
  const { event_id, run_id, order, code } = event;
  return {
    kind: 'undone' as const,
    undoes: event_id,
    ...(run_id !== undefined && { run_id }),
    ...(order && { order }),
    ...(code !== undefined && { code }),
  };
}

/** Who or what a report is about: the customer if the day has the order, else its code or number. */
export function subjectOf(day: DriverRun | undefined, { order, code }: DriverEvent): string {
  const parcels = [...(day?.stops ?? []), ...(day?.pickups ?? [])];
  const parcel = parcels.find((one) =>
    order ? isSameOrder(one, order) : code !== undefined && one.parcel_code === code,
  );
  return parcel?.name_customer ?? code ?? order?.merchant_order_id ?? '';
}
