import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import { scanCall } from '@tawseel/api-client/calls';
import type { Tx } from '../database/database.ts';
import { applyReport } from '../dispatch/scan.ts';
import { readInput } from '../http/read-input.ts';
import { loadParcel, type runToLoad } from './load-parcel.ts';
import { pickUp } from './pick-up.ts';
import type { ReportedOrder } from './reported-order.ts';

/** A report of a parcel that is to be applied. */
export interface Application {
  companyId: string;
  driverId: string;
  event: DriverEvent;
  /** When it happened. */
  at: string;
  /** The company's present day. */
  today: string;
  /** The run of a loaded parcel. */
  run?: Awaited<ReturnType<typeof runToLoad>>;
  /** What was taken, in JD, if it becomes the price. */
  amountTaken?: number | undefined;
  note?: string;
}

const maxNote = 300;

/** What a person typed, as notes of scans take it. */
const noteOf = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxNote);

/** Does what a driver reports with a locked order, by the functions of the desk's scans. */
export async function applyToOrder(tx: Tx, application: Application, order: ReportedOrder): Promise<void> {
  const { companyId, driverId, event, at, today, run, amountTaken, note = event.note ?? '' } = application;
  const { event_id: clientId, kind } = event;
  if (kind === 'collected') return pickUp(tx, companyId, driverId, order, { clientId, at });
  if (kind === 'loaded') return run && loadParcel(tx, companyId, run, order, { clientId, at });
  // A day that is over by the time of the receipt is none.
  const nextOn = event.next_on && event.next_on < today ? '' : event.next_on;
  const {
    code: _,
    order: __,
    ...report
  } = readInput(scanCall.body, {
    client_id: clientId,
    mode: kind,
    at,
    note: noteOf(note),
    ...(kind === 'delivered' && amountTaken !== undefined && { amount_taken: amountTaken }),
    ...(kind === 'failed' && { reason_id: event.reason_id, next_on: nextOn }),
  });
  await applyReport(tx, companyId, order, { ...report, driver_id: driverId });
}
