import type { Goal } from './goal.ts';

// At 1440 pixels, a processor slowed down to a quarter.

const time = { by: 'forms', unit: 'ms' };

export const formGoals: readonly Goal[] = [
  { what: 'key in a field of the worst form to next paint, p75', ...time, figure: 'worst key, p75' },
  { what: 'longest task while typing into the fields of every form', ...time, figure: 'longest task' },
];
