import type { Goal, Peer } from './goal.ts';

// On the slow phone: 1.6 Mbit/s, 150 ms latency, a processor slowed down to a quarter, the gateway's own compressed files.

const builds = { plain: 'plain', preloads: 'plain with preloads', reactAdmin: 'react-admin' } as const;

/** A figure of /drivers for each of the peers. */
function peers(figure: string, atMost: Partial<Record<keyof typeof builds, number>> = {}): Peer[] {
  return (Object.keys(builds) as (keyof typeof builds)[]).map((key) => ({
    name: builds[key],
    figure: `/drivers ${builds[key]}, ${figure}`,
    ...(atMost[key] !== undefined && { atMost: atMost[key] }),
  }));
}

const by = 'composition';
const time = { by, unit: 'ms' };
const size = { by, unit: 'kB', digits: 1 };
const drivers = (figure: string) => `/drivers composed, ${figure}`;

/** A time of /drivers and the ratio to react-admin's that it keeps. */
function timeGoal(what: string, figure: string, atMost: number): Goal {
  return { what, ...time, figure: drivers(figure), peers: peers(figure, { reactAdmin: atMost }) };
}

export const pageGoals: readonly Goal[] = [
  timeGoal('slow phone, cold: first contentful paint of /drivers', 'first paint', 0.6),
  timeGoal('slow phone, cold: first data on /drivers', 'first data', 0.6),
  timeGoal('slow phone, cold: a press on /drivers is answered', 'press', 1),
  timeGoal('slow phone, warm: first contentful paint of /drivers', 'again: first paint', 0.8),
  timeGoal('slow phone, warm: first data on /drivers', 'again: first data', 0.7),
  timeGoal('slow phone, warm: a press on /drivers is answered', 'again: press', 1),
  {
    what: "slow phone: another feature's list, 5 s after the page was ready",
    ...time,
    figure: drivers('another list'),
    peers: peers('another list', { plain: 1 }).filter(({ name }) => name !== builds.reactAdmin),
  },
  {
    what: 'script of /drivers signed in, brotli',
    ...size,
    figure: drivers('script kB'),
    atMost: 240,
    peers: peers('script kB'),
  },
  {
    what: 'script of a second visit of /drivers',
    ...size,
    figure: drivers('again: script kB'),
    atMost: 0,
    peers: peers('again: script kB'),
  },
  {
    what: 'largest layout shift of sign-in, home and three lists',
    by,
    unit: '',
    digits: 3,
    figure: 'largest layout shift',
    atMost: 0.02,
  },
];
