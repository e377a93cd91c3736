import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { root, runTypeScript } from '../../workspace/apps.mjs';
import { endWithChildren } from '../../workspace/lifetime.mjs';
import { figuresVariable, type Figures } from '../figures.ts';
import { benchmarks, goals } from './goals.ts';
import { describeCommit, describeMachine, readLoad } from './machine.ts';
import { provenGoals } from './proven-goals.ts';
import { mergeRecord, readRecord, writeRecord, type Run } from './record.ts';

// Runs the benchmarks one after the other, prints every goal beside what it reaches, and writes docs/performance.md.
// `--only api,lists` keeps the rows of the other benchmarks that the file has, `--visits 5` is for composition.

const recordFile = 'docs/performance.md';

/** Runs a benchmark; undefined if it fails. */
async function measure(by: string, args: string[]): Promise<{ figures: Figures; run: Run } | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-figures-'));
  const file = path.join(folder, 'figures.json');
  await writeFile(file, '{}');
  const commit = describeCommit(recordFile);
  const before = readLoad();
  const env = { ...process.env, [figuresVariable]: file };
  const script = path.join(root, 'tools/bench', by, `${by}.bench.ts`);
  const succeeded = await runTypeScript(script, args, { env });
  const figures = JSON.parse(await readFile(file, 'utf8')) as Figures;
  await rm(folder, { recursive: true });
  if (!succeeded) return undefined;
  const date = new Date().toISOString().slice(0, 10);
  const load = `${before} to ${readLoad()}`;
  return { figures, run: { by, date, commit, load, machine: describeMachine() } };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: benchmarks.join(',') },
      visits: { type: 'string', default: '5' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((name) => !benchmarks.includes(name));
  if (unknown.length > 0) throw new Error(`No ${unknown.join(', ')}. One of: ${benchmarks.join(', ')}.`);
  return { only, visits: values.visits };
}

async function main() {
  const { only, visits } = readOptions();
  const target = path.join(root, recordFile);
  for (const by of only) {
    const measured = await measure(by, by === 'composition' ? ['--visits', visits] : []);
    if (!measured) {
      console.error(`${by} failed: its rows remain as they were.`);
      process.exitCode = 1;
      continue;
    }
    const before = readRecord(goals, existsSync(target) ? await readFile(target, 'utf8') : '');
    const after = mergeRecord(goals, before, { figures: measured.figures, runs: [measured.run] });
    const text = writeRecord(goals, provenGoals, after);
    await writeFile(target, (await format(target, text)).code);
  }
  if (existsSync(target)) console.log(await readFile(target, 'utf8'));
}

endWithChildren();
await main();
