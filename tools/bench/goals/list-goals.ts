import type { Goal } from './goal.ts';

// At 1440 pixels with 100,000 orders, a processor slowed down to a quarter.

const lists = { '/orders': 'on /orders', worst: 'on the worst list' } as const;

const interactions = {
  sort: 'sort',
  tick: 'tick of a row',
  menu: 'menu of a row',
  dialog: 'dialog of a row',
} as const;

const time = { by: 'lists', unit: 'ms' };

const interactionGoals = Object.entries(interactions).flatMap(([name, what]) =>
  Object.entries(lists).flatMap(([list, where]): Goal[] => [
    { what: `${what} ${where} to next paint, p75`, ...time, figure: `${list} ${name}, p75`, atMost: 150 },
    {
      what: `${what} ${where} to next paint, longest`,
      ...time,
      figure: `${list} ${name}, longest`,
      atMost: 250,
    },
  ]),
);

const contentGoals = Object.entries(lists).flatMap(([list, where]): Goal[] => [
  {
    what: `dialog of a row ${where} to painted content, p75`,
    ...time,
    figure: `${list} dialog content, p75`,
  },
]);

const searchGoals = Object.entries(lists).flatMap(([list, where]): Goal[] => [
  { what: `search ${where}, key to painted rows, p75`, ...time, figure: `${list} search, p75`, atMost: 200 },
]);

const exportGoals = (['CSV', 'XLSX'] as const).map((format): Goal => ({
  what: `export of 100,000 orders of the embedded database, ${format}`,
  by: 'lists',
  unit: 's',
  digits: 1,
  figure: `embedded export ${format}, s`,
  atMost: 5,
}));

export const listGoals: readonly Goal[] = [
  ...interactionGoals,
  ...contentGoals,
  ...searchGoals,
  ...exportGoals,
];
