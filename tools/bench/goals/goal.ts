import type { Figures } from '../figures.ts';

/** Bounds of a figure, in its unit. */
interface Bounds {
  atMost?: number;
  atLeast?: number;
}

/** A figure of a peer in the same run. Its bounds are ratios of the goal's figure to it. */
export interface Peer extends Bounds {
  name: string;
  figure: string;
}

/** A figure of a benchmark and its bounds. One without bounds is watched only. */
export interface Goal extends Bounds {
  /** Unique. */
  what: string;
  /** The benchmark, a folder of tools/bench. */
  by: string;
  /** Name of the figure that the benchmark reports. */
  figure: string;
  unit: string;
  /** Decimal places to show; default 0. */
  digits?: number;
  peers?: readonly Peer[];
}

function boundsText({ atMost, atLeast }: Bounds, unit: string): string[] {
  return [
    ...(atMost === undefined ? [] : [`<= ${atMost}${unit}`]),
    ...(atLeast === undefined ? [] : [`>= ${atLeast}${unit}`]),
  ];
}

/** The bounds of a goal, such as `<= 2000 ms, <= 0.7x of the plain bundle`. */
export function reachOf({ unit, peers = [], ...bounds }: Goal): string {
  const ratios = peers.flatMap((peer) => boundsText(peer, `x of ${peer.name}`));
  return [...boundsText(bounds, unit && ` ${unit}`), ...ratios].join(', ');
}

const isWithin = ({ atMost = Infinity, atLeast = -Infinity }: Bounds, value: number) =>
  value >= atLeast && value <= atMost;

/** `met`, `short`, `not measured` where a figure is missing, or nothing for a goal without bounds. */
export function markOf(goal: Goal, figures: Figures): 'met' | 'short' | 'not measured' | '' {
  const { figure, peers = [] } = goal;
  const value = figures[figure];
  const bounded = peers.filter(({ atMost, atLeast }) => (atMost ?? atLeast) !== undefined);
  if (value === undefined || bounded.some((peer) => figures[peer.figure] === undefined))
    return 'not measured';
  if (!reachOf(goal)) return '';
  const areRatiosWithin = bounded.every((peer) =>
    isWithin(peer, value / (figures[peer.figure] ?? Number.NaN)),
  );
  return isWithin(goal, value) && areRatiosWithin ? 'met' : 'short';
}
