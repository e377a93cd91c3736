import { reportOf } from './driver-phones.ts';
import type { MadeOrder } from './orders.ts';
import { cashier, dispatcher } from './scanners.ts';
import { dateOf, workingMoment } from './working-time.ts';

/** The number of a driver's run of a day, if it is known. */
type RunOf = (driverId: string | null, day: number | null) => number | null;

/** Names of drivers by their ids. */
export type DriverNames = ReadonlyMap<string, string>;

/** Who entered an end: the driver with the app, or the desk. */
function enteredBy(names: DriverNames, driverId: string | null, report: string | null) {
  return (report !== null && names.get(driverId ?? '')) || dispatcher;
}

/** The rows of the moves of an order's parcel. */
export function movementsOf({ order, story }: MadeOrder, runOf: RunOf, now: number, names: DriverNames) {
  const { company_id, merchant_order_id, merchant_id, driver_id } = order;
  return story.moves.map(({ to, at, runDay }, i) => {
    const from = story.moves[i - 1]?.to ?? 'Merchant';
    const isDrivers = from === 'Driver' || to === 'Driver';
    const moment = workingMoment(at);
    const report = to === 'Customer' ? reportOf({ order }, at, now) : null;
    return {
      company_id,
      merchant_order_id,
      merchant_id,
      seq: i + 1,
      from_place: from,
      to_place: to,
      driver_id: isDrivers ? driver_id : null,
      run_id: runOf(driver_id, runDay),
      person: to === 'Branch' ? cashier : enteredBy(names, driver_id, report),
      client_id: report,
      at: moment,
      received_at: moment,
    };
  });
}

/** The rows of the visits at an order's customer. */
export function attemptsOf({ order, story }: MadeOrder, runOf: RunOf, now: number, names: DriverNames) {
  const { company_id, merchant_order_id, merchant_id, driver_id, collector, total_price } = order;
  return story.visits.map(({ outcome, at, runDay, reason, counts, nextOn }, i) => {
    const moment = workingMoment(at);
    return {
      company_id,
      merchant_order_id,
      merchant_id,
      n: i + 1,
      run_id: runOf(driver_id, runDay),
      driver_id,
      outcome,
      reason_id: reason,
      counts,
      is_reversed: false,
      amount_taken: outcome === 'Delivered' && collector === 'Driver' ? total_price : 0,
      next_on: nextOn === null ? null : dateOf(nextOn),
      person: enteredBy(names, driver_id, outcome === 'Delivered' ? reportOf({ order }, at, now) : null),
      at: moment,
      received_at: moment,
    };
  });
}
