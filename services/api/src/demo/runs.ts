import { numberOf } from './course.ts';
import type { MadeOrder } from './orders.ts';
import type { Outing } from './outings.ts';
import { dispatcher } from './scanners.ts';
import { dateOf, workingMoment } from './working-time.ts';

type Line = Pick<Outing, 'loaded' | 'outcome' | 'isOver'> & { order: MadeOrder['order'] };

interface Run {
  driver_id: string;
  day: number;
  state: 'Draft' | 'Issued' | 'Closed';
  lines: Line[];
}

/** Runs that are being made for today, at most. */
const drafts = 3;

const keyOf = (driverId: string | null, day: number) => `${driverId} ${day}`;

/** The runs that parcels have been on. Those of the days before are over, except where a parcel is still out. */
function outingRuns(made: readonly MadeOrder[], today: number) {
  const runs = new Map<string, Run>();
  for (const { order, story } of made)
    for (const { day, ...line } of story.outings) {
      const key = keyOf(order.driver_id, day);
      const run = runs.get(key) ?? { driver_id: order.driver_id ?? '', day, state: 'Closed', lines: [] };
      if (day === today || line.outcome === null) run.state = 'Issued';
      run.lines.push({ order, ...line });
      runs.set(key, run);
    }
  return runs;
}

/** Forgets to close a run of yesterday, if none is open: the one with the most parcels. */
function leaveOneOpen(runs: ReadonlyMap<string, Run>, today: number) {
  const [most, ...others] = [...runs.values()]
    .filter(({ day }) => day === today - 1)
    .toSorted((one, other) => other.lines.length - one.lines.length);
  if (most && [most, ...others].every(({ state }) => state === 'Closed')) most.state = 'Issued';
}

/** Runs that are being made, of drivers who are not out: parcels that wait for them in the branch. */
function draftRuns(made: readonly MadeOrder[], runs: ReadonlyMap<string, Run>, today: number): Run[] {
  const waiting = new Map<string, Run>();
  for (const { order, story } of made) {
    const isDue = order.status === 'Accepted' || order.next_attempt_on === dateOf(today);
    if (order.place !== 'Branch' || order.driver_id === null || !isDue) continue;
    const { driver_id } = order;
    const run = waiting.get(driver_id) ?? { driver_id, day: today, state: 'Draft', lines: [] };
    run.lines.push({ order, loaded: story.moves.at(-1)?.at ?? today, outcome: null, isOver: false });
    waiting.set(driver_id, run);
  }
  const all = [...waiting.values()].toSorted((one, other) => other.lines.length - one.lines.length);
  const idle = all.filter(({ driver_id }) => !runs.has(keyOf(driver_id, today)));
  return (idle.length > 0 ? idle : all).slice(0, drafts);
}

/** When a run was made: before its first parcel was loaded, or when those that it waits for had come. */
function createdAt({ state, lines }: Run, now: number) {
  const times = lines.map(({ loaded }) => loaded);
  if (state === 'Draft') return Math.min(Math.max(...times) + 0.005, now);
  const first = Math.min(...times);
  return Math.max(first - 0.02, Math.floor(first));
}

/** After the last parcel, and not before the evening; the dispatcher needs a few minutes. */
function closedAt({ driver_id, day, lines }: Run) {
  const ends = lines.map(({ order }) => Date.parse(order.date_order_delivery_customer_end ?? ''));
  const evening = Date.parse(workingMoment(day + 0.96 + (numberOf(driver_id) % 13) * 0.002));
  const last = Math.max(evening, ...ends.filter((end) => end < evening + 60 * 60 * 1000));
  return new Date(last + 4 * 60 * 1000).toISOString();
}

/** The rows of the runs that made orders have been on, or are to be, with the number of each. */
export function makeRuns(company_id: string, made: readonly MadeOrder[], now: number) {
  const today = Math.floor(now);
  const known = outingRuns(made, today);
  leaveOneOpen(known, today);
  const all = [...known.values(), ...draftRuns(made, known, today)]
    .map((run) => ({ ...run, created: createdAt(run, now) }))
    .toSorted((one, other) => one.created - other.created)
    .map((run, i) => ({ ...run, run_id: i + 1 }));
  const numbers = new Map(
    all.flatMap(({ driver_id, day, run_id, state }) =>
      state === 'Draft' ? [] : [[keyOf(driver_id, day), run_id]],
    ),
  );
  return {
    runs: all.map((run) => ({
      company_id,
      run_id: run.run_id,
      driver_id: run.driver_id,
      day: dateOf(run.day),
      state: run.state,
      person: dispatcher,
      created_at: workingMoment(run.created),
      issued_at:
        run.state === 'Draft' ? null : workingMoment(Math.min(...run.lines.map(({ loaded }) => loaded))),
      closed_at: run.state === 'Closed' ? closedAt(run) : null,
    })),
    lines: all.flatMap(({ run_id, state, lines }) =>
      lines
        .toSorted((one, other) => one.loaded - other.loaded)
        .map(({ order, outcome, isOver }, i) => ({
          company_id,
          run_id,
          merchant_order_id: order.merchant_order_id,
          merchant_id: order.merchant_id,
          position: i + 1,
          outcome,
          is_open: state !== 'Closed' && !isOver,
        })),
    ),
    /** The number of a driver's run of a day. */
    runOf: (driverId: string | null, day: number | null) =>
      day === null ? null : (numbers.get(keyOf(driverId, day)) ?? null),
  };
}
