import { periodStarts } from './periods.ts';

test.each([
  // The last moment of a Friday in Amman, and the Saturday that begins a week.
  ['2026-11-20T20:59:59.999Z', { today: '2026-11-20', week: '2026-11-14', month: '2026-11-01' }],
  ['2026-11-20T21:00:00.000Z', { today: '2026-11-21', week: '2026-11-21', month: '2026-11-01' }],
  // A week that begins in the previous month.
  ['2026-11-30T21:00:00.000Z', { today: '2026-12-01', week: '2026-11-28', month: '2026-12-01' }],
  ['2026-11-30T20:59:59.999Z', { today: '2026-11-30', week: '2026-11-28', month: '2026-11-01' }],
])('at %s the periods of the company began on %j', (moment, starts) => {
  expect(periodStarts(Date.parse(moment))).toEqual(starts);
});
