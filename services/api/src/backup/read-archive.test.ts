import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeEntry, writeHeader } from './archive-format.ts';
import { proveArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

let folder: string;
let file: string;

async function* sample() {
  yield writeHeader({ migration: '0001', tables: ['cars'] });
  yield writeEntry({ kind: 'table', name: 'cars', columns: ['id', 'model'] });
  yield '["1","{a line\\nof two\u2028parts}"]\n["2",null]\n';
  yield writeEntry({ kind: 'tables read', rows: { cars: 2 }, identities: [] });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-archive-'));
  file = join(folder, 'a.backup');
  await writeArchive(file, sample(), new AbortController().signal);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Rewrites the text within the archive. */
function edit(change: (text: string) => string) {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
}

test('a written archive is verified', async () => {
  expect(await proveArchive(file)).toMatchObject({
    header: { migration: '0001', tables: ['cars'] },
    files: 0,
  });
});

const damages: [what: string, damage: () => void, message: RegExp][] = [
  [
    'cut short',
    () => writeFileSync(file, readFileSync(file).subarray(0, -20)),
    /damaged: unexpected end of file/,
  ],
  [
    'without its last lines',
    () => edit((text) => text.split('\n').slice(0, 4).join('\n') + '\n'),
    /Its end is missing/,
  ],
  ['cut within a line', () => edit((text) => text.slice(0, -9)), /ends in the middle of a line/],
  ['altered', () => edit((text) => text.replace('["2"', '["3"')), /checksum does not match/],
  ['with a row less', () => edit((text) => text.replace('["2",null]\n', '')), /not hold all rows of cars/],
  ['with more after its end', () => edit((text) => `${text}["3",null]\n`), /not a backup of this product/],
  [
    'of a later format',
    () => edit((text) => text.replace('"version":1', '"version":2')),
    /made by a newer version/,
  ],
  ['of another program', () => edit(() => '["1","2"]\n'), /not a backup of this product/],
  ['no gzip', () => writeFileSync(file, 'PGDMP'), /not a backup, or is damaged: incorrect header check/],
  ['empty', () => writeFileSync(file, ''), /cannot be restored/],
  ['absent', () => rmSync(file), /ENOENT/],
];

test.each(damages)('an archive that is %s is refused in one sentence', async (_, damage, message) => {
  damage();
  await expect(proveArchive(file)).rejects.toThrow(message);
  await expect(proveArchive(file)).rejects.toMatchObject({
    name: 'BackupError',
    message: expect.stringMatching(/^[^\n]+\.$/),
  });
});
