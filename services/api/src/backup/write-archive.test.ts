import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { writeArchive } from './write-archive.ts';

let folder: string;
let file: string;
const never = new AbortController().signal;

async function* lines(error?: Error) {
  yield '["first"]\n';
  if (error) throw error;
  yield '["second"]\n';
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-archive-'));
  file = join(folder, 'a.backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an archive is readable by its owner alone and ends with its checksum', async () => {
  const size = await writeArchive(file, lines(), never);
  expect(statSync(file)).toMatchObject({ mode: 0o100600, size });
  expect(gunzipSync(readFileSync(file)).toString()).toMatch(
    /^\["first"\]\n\["second"\]\n\{"kind":"end","sha256":"[0-9a-f]{64}"\}\n$/,
  );
  expect(readdirSync(folder)).toEqual(['a.backup']);
});

test('a failure leaves no file behind', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  await expect(writeArchive(file, lines(full), never)).rejects.toThrow(
    `${file} cannot be written (ENOSPC: no space left on device).`,
  );
  await expect(writeArchive(file, lines(new Error('lost')), never)).rejects.toThrow('lost');
  expect(readdirSync(folder)).toEqual([]);
});

test('an interruption leaves no file behind', async () => {
  const interrupted = new AbortController();
  async function* endless() {
    for (;;) {
      yield '["again"]\n';
      await setImmediate();
    }
  }
  const written = writeArchive(file, endless(), interrupted.signal);
  while (readdirSync(folder).length === 0) await setImmediate();
  expect(readdirSync(folder)).toEqual(['a.backup.partial']);
  interrupted.abort(new BackupError('The backup was interrupted.'));
  await expect(written).rejects.toThrow('The backup was interrupted.');
  expect(readdirSync(folder)).toEqual([]);
});

test('an existing file is never overwritten, nor one that another backup is writing', async () => {
  writeFileSync(file, 'kept');
  await expect(writeArchive(file, lines(), never)).rejects.toThrow(/exists: a backup never overwrites/);
  expect(readFileSync(file, 'utf8')).toBe('kept');
  const other = join(folder, 'b.backup');
  writeFileSync(`${other}.partial`, 'half');
  await expect(writeArchive(other, lines(), never)).rejects.toThrow(/b\.backup\.partial exists: another/);
  expect(readFileSync(`${other}.partial`, 'utf8')).toBe('half');
});
