import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill, type End, type Run } from './failover/drill.ts';
import { killPrograms } from './failover/processes.ts';
import { findPrograms } from './failover/programs.ts';
import { textTable } from './store/text-table.ts';

// Kills the primary of a PostgreSQL cluster under load and checks that no acknowledged change is lost or applied twice:
// npm run failover -- --kills 5 --switchovers 2 --port 8600. `--keep` leaves the folder with the logs.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    switchovers: { type: 'string', default: '2' },
    port: { type: 'string', default: '8600' },
    keep: { type: 'boolean', default: false },
  },
});

/** Longest time until the console answers again, in seconds. */
const promised = 30;

function holds({ lost, twice, errors, longestWait }: Run) {
  return lost.length + twice.length + errors.length === 0 && longestWait <= promised;
}

function report(runs: readonly Run[]) {
  const heads = [
    'primary',
    'acknowledged',
    'reads',
    'lost',
    'twice',
    'errors',
    'changes after, s',
    'longest wait, s',
  ];
  const cells = runs.map((run) =>
    [
      run.end,
      run.acknowledged,
      run.reads,
      run.lost.length,
      run.twice.length,
      run.errors.length,
      run.answeredAfter,
      run.longestWait,
    ].map(String),
  );
  console.log(`\n${textTable([heads, ...cells])}`);
}

const ends: End[] = [
  ...Array.from({ length: Number(values.kills) }, (): End => 'kill'),
  ...Array.from({ length: Number(values.switchovers) }, (): End => 'switchover'),
];
const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-failover-'));
// PostgreSQL's user reads below it.
chmodSync(folder, 0o755);
process.once('exit', () => {
  killPrograms();
  if (!values.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const runs: Run[] = [];
try {
  await runDrill(findPrograms(), folder, Number(values.port), ends, (run) => {
    runs.push(run);
    for (const line of [...run.lost, ...run.twice, ...run.errors].slice(0, 20)) console.log(`✗ ${line}`);
    console.log(`${run.end}: ${run.acknowledged} acknowledged, longest wait ${run.longestWait} s`);
  });
  report(runs);
  process.exit(runs.every(holds) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
