import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markOf, reachOf, type Goal } from './goal.ts';
import { benchmarks, goals } from './goals.ts';
import { provenGoals } from './proven-goals.ts';
import { mergeRecord, readRecord, writeRecord, type Run } from './record.ts';

const root = path.join(__dirname, '..', '..', '..');

const rows: Goal = {
  what: 'first rows',
  by: 'composition',
  figure: 'own rows',
  unit: 'ms',
  atMost: 2000,
  peers: [
    { name: 'plain', figure: 'plain rows', atMost: 0.5 },
    { name: 'other', figure: 'other rows' },
  ],
};
const pages: Goal = {
  what: 'pages',
  by: 'api',
  figure: 'own pages',
  unit: '',
  digits: 1,
  peers: [{ name: 'plain', figure: 'plain pages', atLeast: 2.5 }],
};

const run = (by: string, date: string): Run => ({
  by,
  date,
  commit: 'abc',
  load: '0.1 to 0.2',
  machine: '2 cores',
});

describe('a goal', () => {
  it('names its bounds and its ratios to peers', () => {
    expect(reachOf(rows)).toBe('<= 2000 ms, <= 0.5x of plain');
    expect(reachOf(pages)).toBe('>= 2.5x of plain');
  });

  it('is met when the figure is within every bound', () => {
    expect(markOf(rows, { 'own rows': 2000, 'plain rows': 4000 })).toBe('met');
    expect(markOf(pages, { 'own pages': 25, 'plain pages': 10 })).toBe('met');
  });

  it('is short when the figure is beyond a bound or a ratio', () => {
    expect(markOf(rows, { 'own rows': 2001, 'plain rows': 8000 })).toBe('short');
    expect(markOf(rows, { 'own rows': 1900, 'plain rows': 3000 })).toBe('short');
    expect(markOf(pages, { 'own pages': 24, 'plain pages': 10 })).toBe('short');
  });

  it('is not measured without its figure or that of a peer with a ratio', () => {
    expect(markOf(rows, { 'plain rows': 1 })).toBe('not measured');
    expect(markOf(rows, { 'own rows': 1 })).toBe('not measured');
  });
});

describe('the record', () => {
  const figures = { 'own rows': 1900, 'plain rows': 4000, 'other rows': 12, 'own pages': 1.5 };
  const runs = [run('composition', '2026-01-01'), run('api', '2026-01-02')];
  const text = writeRecord([rows, pages], provenGoals, { figures, runs });

  it('has figures, peers and marks of each goal', () => {
    expect(text).toContain(
      '| first rows | 1,900 ms | plain: 4,000; other: 12 | <= 2000 ms, <= 0.5x of plain | met | composition |',
    );
  });

  it('judges a figure as its row shows it', () => {
    const rounded = writeRecord([rows], [], { figures: { ...figures, 'own rows': 2000.4 }, runs });
    expect(rounded).toContain('| first rows | 2,000 ms | plain: 4,000; other: 12 |');
    expect(rounded).toContain('| met |');
    expect(writeRecord([rows], [], readRecord([rows], rounded))).toBe(
      writeRecord([rows], [], { figures: { ...figures, 'own rows': 2000 }, runs: runs.slice(0, 1) }),
    );
  });

  it('is read as it was written', () => {
    expect(readRecord([rows, pages], text)).toEqual({ figures, runs });
  });

  it('keeps the rows of benchmarks that did not run, and no old figure of one that did', () => {
    const after = { figures: { 'own rows': 1 }, runs: [run('composition', '2026-02-02')] };
    expect(mergeRecord([rows, pages], { figures, runs }, after)).toEqual({
      figures: { 'own rows': 1, 'own pages': 1.5 },
      runs: [run('composition', '2026-02-02'), run('api', '2026-01-02')],
    });
  });
});

test('every goal has a name of its own and a benchmark', () => {
  expect(new Set(goals.map(({ what }) => what)).size).toBe(goals.length);
  const missing = benchmarks.filter((by) => !existsSync(path.join(root, `tools/bench/${by}/${by}.bench.ts`)));
  expect(missing).toEqual([]);
});

test('every test that proves a goal exists', () => {
  const proofs = provenGoals.flatMap(({ proof }) => proof);
  expect(proofs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the stored record has the present goals and bounds', () => {
  const stored = readFileSync(path.join(root, 'docs/performance.md'), 'utf8');
  const cells = (content: string) =>
    content
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, first]) => first !== undefined && !first.startsWith('-'));
  expect(cells(stored)).toEqual(cells(writeRecord(goals, provenGoals, readRecord(goals, stored))));
});
