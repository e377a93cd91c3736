import { formGoals } from './form-goals.ts';
import type { Goal } from './goal.ts';
import { listGoals } from './list-goals.ts';
import { pageGoals } from './page-goals.ts';
import { serverGoals } from './server-goals.ts';

/** Every goal that a benchmark measures. */
export const goals: readonly Goal[] = [...pageGoals, ...listGoals, ...formGoals, ...serverGoals];

/** The benchmarks of the goals, in their order. */
export const benchmarks: readonly string[] = [...new Set(goals.map(({ by }) => by))];
