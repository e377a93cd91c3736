import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEntry, writeHeader } from './archive-format.ts';
import { restoreStore, storeLines } from './store-files.ts';
import { writeArchive } from './write-archive.ts';

let folder: string;
let file: string;
let store: string;
let other: string;
const script = 'ب'.repeat(300_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-store-'));
  file = join(folder, 'a.backup');
  store = join(folder, 'store');
  other = join(folder, 'other');
  mkdirSync(join(store, 'releases', 'fleet', '1.0'), { recursive: true });
  mkdirSync(join(store, 'releases', '.unfinished'));
  writeFileSync(join(store, 'registry.json'), '{}');
  writeFileSync(join(store, 'releases', 'fleet', '1.0', 'entry.js'), script);
  writeFileSync(join(store, 'releases', 'fleet', '1.0', 'empty.css'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function archive(lines: AsyncIterable<string>) {
  const whole = (async function* () {
    yield writeHeader({ migration: '0001', tables: [] });
    yield writeEntry({ kind: 'tables read', rows: {}, identities: [] });
    yield* lines;
  })();
  await writeArchive(file, whole, new AbortController().signal);
}

test('the release store gets its final path once everything else has succeeded', async () => {
  const maps = join('diagnostics', 'fleet', '1.0', 'maps');
  mkdirSync(join(store, maps), { recursive: true });
  writeFileSync(join(store, maps, 'entry.js.map.br'), 'map');
  await archive(storeLines(store));
  mkdirSync(join(other, 'releases'), { recursive: true });
  const restored = await restoreStore(other, file);
  expect(existsSync(other)).toBe(false);
  await restored.publish();
  expect(readdirSync(other).toSorted()).toEqual(['diagnostics', 'registry.json', 'releases']);
  expect(readFileSync(join(other, maps, 'entry.js.map.br'), 'utf8')).toBe('map');
  expect(readdirSync(join(other, 'releases'))).toEqual(['fleet']);
  const release = join(other, 'releases', 'fleet', '1.0');
  expect(readFileSync(join(release, 'entry.js'), 'utf8')).toBe(script);
  expect(readFileSync(join(release, 'empty.css'), 'utf8')).toBe('');
});

test('an existing release store is kept and prevents the restore', async () => {
  await archive(storeLines(store));
  await expect(restoreStore(store, file)).rejects.toThrow(/There is a release store in .+ already/);
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe('{}');
});

test('a path outside the release store is refused', async () => {
  await archive(
    (async function* () {
      yield writeEntry({ kind: 'file', path: '../../escaped', data: '' });
    })(),
  );
  await expect(restoreStore(other, file)).rejects.toThrow(/names a file outside of the release store/);
  expect(readdirSync(folder).toSorted()).toEqual(['a.backup', 'store']);
});

test('a backup with releases is refused without a release store', async () => {
  await expect(archive(storeLines(other))).rejects.toThrow(`There is no release store in ${other}.`);
});
