import { spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { endAllApis, exitOf, spawnNode } from '../testing/running-api.ts';
import { lockFolder } from './folder-lock.ts';
import { thisProcess } from './lock-holder.ts';

const times = { heartbeatMs: 100, staleMs: 1_000 };
const isRoot = process.getuid?.() === 0;
const inNamespace = ['unshare', ...(isRoot ? [] : ['-Ur']), '-pf', '--mount-proc', '--kill-child'];
const hasNamespaces = spawnSync(inNamespace[0] ?? '', [...inNamespace.slice(1), 'true']).status === 0;
const skipped = hasNamespaces ? '' : ' (skipped: `unshare -pf --mount-proc` is not permitted here)';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-lock-'));
});
afterEach(() => {
  endAllApis();
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'lock');
const writeLock = (holder: object) =>
  writeFileSync(lockFile(), JSON.stringify({ ...thisProcess('other'), ...holder }));

describe('the folder lock', () => {
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  const unexpected = () => {
    throw new Error('The lock was lost.');
  };

  it('is held by one process at a time', async () => {
    const lock = await lockFolder(folder, unexpected, times);
    await expect(lockFolder(folder, unexpected, times)).rejects.toThrow(/is in use by another process/);
    lock.verify();
    lock.release();
    (await lockFolder(folder, unexpected, times)).release();
  });

  it.each([
    ['PID namespace', { pidNamespace: 'pid:[1]', pid: 999_999 }],
    ['start of the machine', { boot: 'another', started: '1' }],
    ['machine', { host: 'another' }],
    ['version of the product', { boot: '', pidNamespace: '' }],
  ])('of another %s is replaced only after its heartbeat has stopped', async (_name, holder) => {
    writeLock(holder);
    const beat = setInterval(() => writeLock(holder), times.heartbeatMs);
    await expect(lockFolder(folder, unexpected, times)).rejects.toThrow(/is in use by another process/);
    clearInterval(beat);
    const start = performance.now();
    const lock = await lockFolder(folder, unexpected, times);
    expect(performance.now() - start).toBeGreaterThan(times.staleMs);
    lock.release();
  });

  it('goes to one of several processes that replace it', async () => {
    writeLock({ started: '1' });
    const taken = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder, unexpected, times)));
    const held = taken.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    expect(held).toHaveLength(1);
    for (const lock of held) lock.release();
  });

  it.each([
    ['removed', () => rmSync(lockFile())],
    [
      'replaced',
      () => {
        writeFileSync(`${lockFile()}.new`, JSON.stringify(thisProcess('other')));
        renameSync(`${lockFile()}.new`, lockFile());
      },
    ],
  ])('reports that it was %s, and keeps the other process’s lock', async (name, change) => {
    const onLost = jest.fn();
    const lock = await lockFolder(folder, onLost, times);
    change();
    await pause(3 * times.heartbeatMs);
    expect(onLost).toHaveBeenCalled();
    const before = onLost.mock.calls.length;
    lock.verify();
    expect(onLost.mock.calls.length).toBeGreaterThan(before);
    lock.release();
    const left = existsSync(lockFile()) ? readFileSync(lockFile(), 'utf8') : 'nothing';
    expect(left).toContain(name === 'removed' ? 'nothing' : '"token":"other"');
  });
});

/** A process that writes rows to the folder and prints each once it is committed. */
function startWriter(writer: string, launcher: readonly string[] = [], staleMs = times.staleMs) {
  const env = {
    DATA_DIR: folder,
    WRITER: writer,
    HEARTBEAT_MS: String(times.heartbeatMs),
    STALE_MS: String(staleMs),
  };
  const child: ChildProcessByStdio<null, Readable, Readable> = spawnNode(
    'testing/write-to-folder.ts',
    env,
    [],
    launcher,
  );
  const streams = { output: '', errors: '' };
  child.stdout.on('data', (text: Buffer) => (streams.output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (streams.errors += text.toString()));
  const written = () => [...streams.output.matchAll(/^wrote (\S+)$/gm)].map(([, name]) => name ?? '');
  return {
    child,
    streams,
    written,
    lines: () => /^found (.*)$/m.exec(streams.output)?.[1]?.split(' '),
    async untilWritten(count: number) {
      while (written().length < count) {
        if (child.exitCode !== null) throw new Error(`The writer ended: ${streams.errors}`);
        await pause(20);
      }
    },
  };
}

/** Rows that writers acknowledged and a process that opens the folder afterwards does not find. */
async function lostRows(writers: readonly ReturnType<typeof startWriter>[]) {
  const reader = startWriter('reader');
  await reader.untilWritten(1);
  reader.child.kill('SIGKILL');
  await exitOf(reader.child);
  const found = new Set(reader.lines());
  const written = writers.flatMap((writer) => writer.written());
  expect(written.length).toBeGreaterThan(writers.length);
  return written.filter((name) => !found.has(name));
}

(hasNamespaces ? describe : describe.skip)(`a process of another PID namespace${skipped}`, () => {
  it('does not open the folder of a running process', async () => {
    const first = startWriter('first');
    await first.untilWritten(1);
    // Long, because a busy machine may delay a heartbeat.
    const second = startWriter('second', inNamespace, 30_000);
    expect(await exitOf(second.child)).toBe(1);
    expect(second.streams.errors).toMatch(
      /^The data folder .+ is in use by another process \(\d+ on .+\)\.$/m,
    );
    await first.untilWritten(first.written().length + 5);
    first.child.kill('SIGKILL');
    await exitOf(first.child);
    expect(await lostRows([first])).toEqual([]);
  }, 300_000);

  it('replaces a suspended process, which ends without another write when it resumes', async () => {
    const first = startWriter('first');
    await first.untilWritten(20);
    first.child.kill('SIGSTOP');
    const second = startWriter('second', inNamespace);
    await second.untilWritten(20);
    first.child.kill('SIGCONT');
    expect(await exitOf(first.child)).toBe(1);
    expect(first.streams.errors).toMatch(
      /^The lock of the data folder .+ this process ends and writes nothing/m,
    );
    await second.untilWritten(second.written().length + 20);
    second.child.kill('SIGKILL');
    await exitOf(second.child);
    expect(await lostRows([first, second])).toEqual([]);
  }, 300_000);
});
