import { sumOf } from '@tawseel/api-client/fils';
import type { DriverEvent, DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { matchesSearch } from '@tawseel/i18n/text';

export type OrderKey = NonNullable<DriverEvent['order']>;

/** Whether both name the same order. */
export function isSameOrder(one: OrderKey, other: OrderKey): boolean {
  return one.merchant_order_id === other.merchant_order_id && one.merchant_id === other.merchant_id;
}

/** The key of an order alone. */
export function orderKeyOf({ merchant_order_id, merchant_id }: OrderKey): OrderKey {
  return { merchant_order_id, merchant_id };
}

/** Path of a stop's screen. */
export function stopPath({ merchant_id, merchant_order_id }: OrderKey): string {
  return `/stop/${encodeURIComponent(merchant_id)}/${encodeURIComponent(merchant_order_id)}`;
}

/** Stops of a run as the driver visits them. */
export function stopsOfRun(day: DriverRun, runId: number): readonly DriverStop[] {
  return day.stops.filter(({ run_id }) => run_id === runId).toSorted((a, b) => a.position - b.position);
}

/**
 * Stops of a run by what became of them.
 *
 * @param withDesk Orders whose report waits for the dispatcher: the server still has them as open.
 */
export function groupStops(stops: readonly DriverStop[], withDesk: readonly OrderKey[]) {
  const isOpen = ({ is_open, outcome }: DriverStop) => is_open && outcome === null;
  const isWithDesk = (stop: DriverStop) => withDesk.some((order) => isSameOrder(stop, order));
  return {
    left: stops.filter((stop) => isOpen(stop) && !isWithDesk(stop)),
    delivered: stops.filter(({ outcome }) => outcome === 'Delivered'),
    asked: stops.filter((stop) => isOpen(stop) && isWithDesk(stop)),
    /** Not delivered: with the driver, or on the way back. */
    failed: stops.filter((stop) => !isOpen(stop) && stop.outcome !== 'Delivered'),
  };
}

/** The stop that follows the one of an order: the first on its run that has no outcome. */
export function nextStop(day: DriverRun, after: DriverStop, withDesk: readonly OrderKey[]) {
  return groupStops(stopsOfRun(day, after.run_id), withDesk).left.find((stop) => !isSameOrder(stop, after));
}

/** What was taken at the doors of delivered stops, in JD. */
export function takenAt(delivered: readonly DriverStop[]): number {
  return sumOf(delivered.map(({ amount_taken, to_collect }) => amount_taken ?? to_collect));
}

/** Stops that a search finds by customer, phone, code, address, shop or order. */
export function searchStops(stops: readonly DriverStop[], search: string): readonly DriverStop[] {
  return stops.filter((stop) =>
    matchesSearch(search, [
      stop.name_customer,
      stop.phone_customer,
      stop.parcel_code,
      stop.city_order,
      stop.address_order,
      stop.name_shop,
      stop.merchant_order_id,
    ]),
  );
}

/** The run that the app opens with: the first one that is out. */
export function presentRun(day: DriverRun, chosen: number | undefined) {
  return (
    day.runs.find(({ run_id }) => run_id === chosen) ??
    day.runs.find(({ state }) => state === 'Issued') ??
    day.runs[0]
  );
}
