import type { Figures } from '../figures.ts';
import { markOf, reachOf, type Goal } from './goal.ts';
import { limits } from './limits.ts';
import type { ProvenGoal } from './proven-goals.ts';

/** A run of one benchmark, as the record describes it. */
export interface Run {
  by: string;
  date: string;
  commit: string;
  /** Load at the start and at the end. */
  load: string;
  machine: string;
}

/** Content of docs/performance.md: the newest figures and run of each benchmark. */
export interface PerformanceRecord {
  figures: Figures;
  runs: readonly Run[];
}

const amount = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The figures of a goal with its decimal places: it is judged by what its row shows, now and when the record is read again. */
function shownFigures({ figure, digits = 0, peers = [] }: Goal, figures: Figures): Figures {
  const names = [figure, ...peers.map((peer) => peer.figure)];
  const known = names.flatMap((name) =>
    figures[name] === undefined ? [] : [[name, figures[name]] as const],
  );
  return Object.fromEntries(known.map(([name, value]) => [name, Number(value.toFixed(digits))]));
}

function goalRow(goal: Goal, measuredFigures: Figures) {
  const { figure, unit, digits = 0, peers = [] } = goal;
  const figures = shownFigures(goal, measuredFigures);
  const value = figures[figure];
  const measured = peers.flatMap((peer) => {
    const other = figures[peer.figure];
    return other === undefined ? [] : [`${peer.name}: ${amount(other, digits)}`];
  });
  return [
    goal.what,
    value === undefined ? '' : `${amount(value, digits)} ${unit}`.trim(),
    measured.join('; '),
    reachOf(goal),
    markOf(goal, figures),
    goal.by,
  ];
}

/** The tables of the record, in Markdown. */
export function writeRecord(
  goals: readonly Goal[],
  proven: readonly ProvenGoal[],
  { figures, runs }: PerformanceRecord,
): string {
  return [
    '# Performance\n',
    '`npm run bench` measures the product beside its peers and writes this file; [CONTRIBUTING.md](../CONTRIBUTING.md#measure) describes it.',
    'Figures are medians unless they name a percentile. "short" marks a goal that is not reached.\n',
    table(
      ['goal', 'now', 'peers, same run', 'reach', '', 'measured by'],
      goals.map((goal) => goalRow(goal, figures)),
    ),
    '\n## Runs\n',
    table(
      ['benchmark', 'date', 'commit', 'load, start to end', 'machine'],
      runs.map(({ by, date, commit, load, machine }) => [by, date, commit, load, machine]),
    ),
    '\n## Limits\n',
    ...limits.map((limit) => `- ${limit}`),
    '\n## Proven by tests\n',
    table(
      ['goal', 'reach', 'tests'],
      proven.map(({ what, reach, proof }) => [
        what,
        reach,
        proof.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', '),
      ]),
    ),
    '',
  ].join('\n');
}

const number = (text: string) => Number(text.replaceAll(',', '').split(' ')[0]);

function goalFigures(goal: Goal, [, now = '', peers = '']: readonly string[]): [string, number][] {
  const others = new Map(peers.split('; ').map((peer) => peer.split(': ') as [string, string]));
  return [
    ...(now ? [[goal.figure, number(now)] as [string, number]] : []),
    ...(goal.peers ?? []).flatMap(({ name, figure }): [string, number][] => {
      const other = others.get(name);
      return other ? [[figure, number(other)]] : [];
    }),
  ];
}

/** Reads the figures and runs of a record. Goals that it does not have are not measured. */
export function readRecord(goals: readonly Goal[], text: string): PerformanceRecord {
  const rows = text
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const byFirst = new Map(rows.map((row) => [row[0], row]));
  const figures = goals.flatMap((goal) => {
    const row = byFirst.get(goal.what);
    return row ? goalFigures(goal, row) : [];
  });
  const runs = [...new Set(goals.map(({ by }) => by))].flatMap((by): Run[] => {
    const row = byFirst.get(by);
    if (!row) return [];
    const [, date = '', commit = '', load = '', machine = ''] = row;
    return [{ by, date, commit, load, machine }];
  });
  return { figures: Object.fromEntries(figures), runs };
}

/** Replaces the figures and runs of the benchmarks that ran; those of the others remain. */
export function mergeRecord(
  goals: readonly Goal[],
  before: PerformanceRecord,
  { figures, runs }: PerformanceRecord,
): PerformanceRecord {
  const order = [...new Set(goals.map(({ by }) => by))];
  const ran = new Set(runs.map(({ by }) => by));
  const replaced = new Set(
    goals
      .filter(({ by }) => ran.has(by))
      .flatMap((goal) => [goal.figure, ...(goal.peers ?? []).map((peer) => peer.figure)]),
  );
  const kept = Object.entries(before.figures).filter(([name]) => !replaced.has(name));
  const all = [...before.runs.filter(({ by }) => !ran.has(by)), ...runs];
  return {
    figures: { ...Object.fromEntries(kept), ...figures },
    runs: all.toSorted((a, b) => order.indexOf(a.by) - order.indexOf(b.by)),
  };
}
