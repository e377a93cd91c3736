import { releaseTable } from './release-table.ts';

const time = '2026-01-31T08:00:00.000Z';
const origin = {
  builder: 'ci@builder',
  commit: 'c0ffee00'.repeat(5),
  author: 'Rana <rana@example.com>',
  message: 'feat: one',
};

test('the table shows the origin of each release, its reports and its obstacle', () => {
  const lists = [
    {
      name: 'fleet',
      live: { version: '1.0.0-a', since: time },
      stored: [
        { version: '1.0.0-a', stored: time, origin: { ...origin, token: '1a2b3c4d' } },
        {
          version: '1.0.0-b',
          stored: time,
          origin: { builder: 'rana@laptop', dirty: true as const },
          obstacle: 'no',
        },
        { version: '1.0.0-c', stored: time, origin: { ...origin, message: 'x'.repeat(80) } },
      ],
    },
  ];
  const count = { latest: new Date(), app: 'fleet', version: '1.0.0-a' };
  const reports = [
    { ...count, reason: 'missing', count: 3 },
    { ...count, reason: 'threw', count: 1 },
    { ...count, version: '1.0.0-z', reason: 'threw', count: 9 },
  ];
  const notes = releaseTable(lists, reports)
    .split('\n')
    .map((line) => line.split(/\d\d:\d\d {2,}/)[1]);
  expect(notes).toEqual([
    undefined,
    'reports: 3 missing, 1 threw; c0ffee00 "feat: one" by Rana, built by ci@builder, token 1a2b3c4d',
    'with changes, built by rana@laptop; not now: no',
    `c0ffee00 "${'x'.repeat(49)}…" by Rana, built by ci@builder`,
  ]);
});
