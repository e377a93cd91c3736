import type { Goal } from './goal.ts';
import { listGoals } from './list-goals.ts';
import { pageGoals } from './page-goals.ts';
import { serverGoals } from './server-goals.ts';

// At 1440 pixels, a processor slowed down to a quarter.

const time = { by: 'forms', unit: 'ms' };

const formGoals: readonly Goal[] = [
  { what: 'key in a field of the worst form to next paint, p75', ...time, figure: 'worst key, p75' },
  { what: 'longest task while typing into the fields of every form', ...time, figure: 'longest task' },
];

/** Every goal that a benchmark measures. */
export const goals: readonly Goal[] = [...pageGoals, ...listGoals, ...formGoals, ...serverGoals];

/** The benchmarks of the goals, in their order. */
export const benchmarks: readonly string[] = [...new Set(goals.map(({ by }) => by))];
