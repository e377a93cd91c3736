import type { OrderStatus, Place } from '@tawseel/api-client/schemas';
import type { Random } from './random.ts';
import type { Course, Desk } from './course.ts';
import { giveBack } from './giving-back.ts';
import { planOutings, type Outing, type Visit } from './outings.ts';

interface Move {
  to: Place;
  at: number;
  /** The day of the run with which the parcel moves, if one is known. */
  runDay: number | null;
}

/** A step of an order with what it was before. */
export interface Step {
  status: OrderStatus;
  at: number;
  place: Place;
  attempts: number;
}

/** What the desk knows of a parcel, in the order of time. Numbers are working days. */
export interface Story {
  moves: Move[];
  outings: Outing[];
  visits: Visit[];
  steps: Step[];
}

/** Days for which the visits and runs of parcels are known: the desk is new. */
const scannedDays = 14;

/** Tells the stories of a company's orders, the oldest first. They depend on the ones before: a few are of a kind that is rare. */
export function createStories(chance: Random, now: number) {
  const desk: Desk = { now, today: Math.floor(now), lateDriver: '', openOrders: 0, absent: [] };
  return (course: Course): Story => {
    const story: Story = { moves: [], outings: [], visits: [], steps: [] };
    const move = (to: Place, at: number, runDay: number | null = null) =>
      story.moves.push({ to, at, runDay });
    const step = (status: OrderStatus, at: number) => {
      const place = story.moves.findLast((moved) => moved.at < at)?.to ?? 'Merchant';
      const attempts = story.visits.filter((visit) => visit.at < at).length;
      story.steps.push({ status, at, place, attempts });
    };
    const { status, start, lead, end } = course;
    if (status === 'Pending') return story;
    const accepted = start + 0.25 * lead;
    if (status === 'Accepted' || status === 'Picked Up' || status === 'Cancelled') {
      move('Branch', accepted);
      step('Accepted', accepted);
      if (status === 'Picked Up') {
        move('Driver', start + 0.5 * lead);
        step('Picked Up', start + 0.5 * lead);
      }
      if (end !== null) {
        move('Merchant', end);
        step(status, end);
      }
      return story;
    }
    const isScanned = (end ?? now) >= desk.today - scannedDays;
    const plan = isScanned
      ? planOutings(chance, course, desk)
      : {
          accepted,
          outings: [],
          visits: [],
          moves: [{ to: 'Driver' as const, at: start + 0.7 * lead, runDay: null }],
        };
    move('Branch', plan.accepted);
    story.moves.push(...plan.moves);
    story.outings = plan.outings;
    story.visits = plan.visits;
    const loaded = plan.moves[0]?.at ?? accepted;
    step('Accepted', plan.accepted);
    step('Picked Up', loaded - 1e-5);
    step('In Transit', loaded - 5e-6);
    if (end === null) return story;
    step(status, end);
    if (status === 'Delivered') {
      move('Customer', end, plan.outings.at(-1)?.day ?? null);
      return story;
    }
    const { back, signed } = giveBack(course, end, desk);
    if (back !== null) move('Branch', back);
    if (signed !== null) move('Merchant', signed);
    return story;
  };
}
