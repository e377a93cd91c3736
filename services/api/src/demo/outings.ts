import type { Place } from '@tawseel/api-client/dispatch-schemas';
import { usualReasons } from '../database/migrations/usual-failure-reasons.ts';
import { numberOf, type Course, type Desk } from './course.ts';
import type { Random } from './random.ts';

/** A day of an order on a run of its driver. */
export interface Outing {
  day: number;
  loaded: number;
  outcome: 'Delivered' | 'Failed' | 'Returned' | null;
  /** Whether the parcel is not with the driver any more. */
  isOver: boolean;
}

/** A driver's visit at the customer. */
export interface Visit {
  outcome: 'Delivered' | 'Failed' | 'Returned';
  at: number;
  runDay: number;
  reason: string | null;
  counts: boolean;
  /** The day of the next attempt. */
  nextOn: number | null;
}

const retried = ['no-answer', 'phone-off', 'not-home', 'postponed', 'no-money', 'no-time', 'no-answer'];
const asked = ['wrong-address', 'price', 'wrong-phone'];

/** Reasons of failed attempts before orders return. */
const causes: Readonly<Record<string, readonly string[]>> = {
  'Customer refused': ['refused', 'refused', 'no-money'],
  'Customer unreachable': ['no-answer', 'phone-off', 'not-home'],
  'Wrong address': ['wrong-address'],
};

/** Failed attempts of orders that are under way, in turn. */
const openFailures = [0, 1, 0, 1, 2];

function failuresOf(chance: Random, { status, reason }: Course, desk: Desk) {
  if (status === 'In Transit') return openFailures[desk.openOrders % openFailures.length] ?? 0;
  if (status === 'Delivered')
    return chance.weighted([
      { count: 0, weight: 88 },
      { count: 1, weight: 10 },
      { count: 2, weight: 2 },
    ]).count;
  return reason === 'Customer unreachable' ? chance.integer(1, 2) : 1;
}

/** When a parcel came to the branch and was loaded first. Of those under way some are out since yesterday. */
function beginning(course: Course, failures: number, desk: Desk) {
  const { start, lead } = course;
  const usual = { accepted: start + 0.25 * lead, loaded: start + 0.7 * lead, isLate: false };
  const yesterday = desk.today - 1;
  if (course.status !== 'In Transit' || start > yesterday + 0.6) return usual;
  const driver = course.driver_id ?? '';
  const isLate = failures === 0 && (desk.lateDriver === '' || desk.lateDriver === driver);
  if (isLate) desk.lateDriver = driver;
  if (failures === 0 && !isLate) return usual;
  const loaded = Math.max(start + 0.1 * lead, yesterday + 0.03, Math.min(usual.loaded, yesterday + 0.72));
  return { accepted: Math.min(usual.accepted, (start + loaded) / 2), loaded, isLate };
}

/** The runs, visits and moves of an order that has been on the way. */
export function planOutings(chance: Random, course: Course, desk: Desk) {
  const { status, end } = course;
  let failures = failuresOf(chance, course, desk);
  if (status === 'In Transit') desk.openOrders += 1;
  const begun = beginning(course, failures, desk);
  const over = end ?? desk.now;
  const lastDay = Math.floor(over);
  const outings: Outing[] = [];
  const visits: Visit[] = [];
  const moves: { to: Place; at: number; runDay: number }[] = [];
  const plan = { accepted: begun.accepted, outings, visits, moves };

  const load = (at: number, day: number) => {
    outings.push({ day, loaded: at, outcome: null, isOver: false });
    moves.push({ to: 'Driver', at, runDay: day });
  };
  const comeBack = (at: number) => {
    const outing = outings.at(-1);
    if (outing) outing.isOver = true;
    moves.push({ to: 'Branch', at, runDay: outing?.day ?? lastDay });
  };
  const fail = (at: number, runDay: number, next: number | null, isLast: boolean) => {
    const isAsked = status === 'In Transit' && isLast && desk.openOrders % 2 === 0;
    const reason = chance.pick(causes[course.reason ?? ''] ?? (isAsked ? asked : retried));
    const usual = usualReasons.find(({ reason_id }) => reason_id === reason);
    const isRetried = usual?.next_step === 'Retry';
    const nextOn = next ?? (isRetried ? Math.max(runDay + 1, desk.today) : null);
    visits.push({ outcome: 'Failed', at, runDay, reason, counts: usual?.counts === 'Yes', nextOn });
    const outing = outings.at(-1);
    if (outing) outing.outcome = 'Failed';
    failures -= 1;
  };
  /** When a parcel goes out for the last time: in the morning, or the evening before. */
  const driver = numberOf(course.driver_id ?? '');
  const morning = lastDay + 0.02 + (driver % 7) * 0.008;
  const isAfterMorning = morning < over - 0.03;
  const lastLoad = isAfterMorning ? morning : lastDay - 0.02 + (driver % 5) * 0.003;

  const firstDay = Math.floor(begun.loaded);
  if (begun.isLate) {
    load(begun.loaded, firstDay);
    return plan;
  }
  if (firstDay === lastDay) load(begun.loaded, lastDay);
  else if (failures === 0 || begun.loaded - firstDay > 0.8) load(Math.max(begun.loaded, lastLoad), lastDay);
  else {
    load(begun.loaded, firstDay);
    const goesOut = end !== null || (failures > 1 && isAfterMorning);
    const evening = firstDay + 0.93;
    fail(
      begun.loaded + (evening - begun.loaded) * chance.float(0.3, 0.9),
      firstDay,
      goesOut ? lastDay : null,
      !goesOut,
    );
    comeBack(evening + chance.float(0.01, 0.04));
    if (!goesOut) return plan;
    load(lastLoad, lastDay);
  }

  const outing = outings.at(-1);
  const from = Math.max(outing?.loaded ?? over, lastDay);
  const room = over - from;
  const count = room > 0.01 ? failures : 0;
  for (let n = 1; n <= count; n += 1)
    fail(from + (room * (n - chance.float(0.1, 0.4))) / count, lastDay, null, n === count);
  if (outing && end !== null && (status === 'Delivered' || status === 'Returned')) {
    visits.push({ outcome: status, at: end, runDay: lastDay, reason: null, counts: false, nextOn: null });
    outing.outcome = status;
    outing.isOver = true;
  } else if (count > 0 && desk.openOrders % 3 === 0) {
    const last = visits.at(-1)?.at ?? from;
    comeBack(last + (desk.now - last) * 0.6);
  }
  return plan;
}
