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

export const pageGoals: readonly Goal[] = [
  {
    what: 'slow phone, cold: first contentful paint of /drivers',
    ...time,
    figure: drivers('first paint'),
    atMost: 900,
    peers: peers('first paint'),
  },
  {
    what: 'slow phone, cold: first data on /drivers',
    ...time,
    figure: drivers('first data'),
    atMost: 2000,
    peers: peers('first data', { plain: 0.7, preloads: 1, reactAdmin: 0.7 }),
  },
  {
    what: 'slow phone, warm: first contentful paint of /drivers',
    ...time,
    figure: drivers('again: first paint'),
    atMost: 400,
    peers: peers('again: first paint'),
  },
  {
    what: 'slow phone, warm: first data on /drivers',
    ...time,
    figure: drivers('again: first data'),
    atMost: 700,
    peers: peers('again: first data'),
  },
  {
    what: "slow phone: another feature's list, 5 s after the page was ready",
    ...time,
    figure: drivers('another list'),
    atMost: 400,
    peers: peers('another list').filter(({ name }) => name !== builds.reactAdmin),
  },
  {
    what: 'script of /drivers signed in, brotli',
    ...size,
    figure: drivers('script kB'),
    atMost: 200,
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
    atMost: 0.01,
  },
];
