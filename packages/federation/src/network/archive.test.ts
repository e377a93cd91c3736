import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { create } from 'tar';
import { packBuild } from './pack-build.ts';
import { unpackBuild, type ArchiveLimits } from './unpack-build.ts';
import { hashOf, listFile } from './upload-list.ts';

const origin = { builder: 'ci@builder', commit: 'a'.repeat(40), message: 'fix: عربي' };
const files = { 'feature.json': '{}', 'main.1.js': 'main '.repeat(1000) };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(all: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(all)) await writeFile(path.join(folder, name), content);
}

/** An archive of files, with a list of those in `listed`. */
async function archive(all: Record<string, string>, listed: Record<string, string> = all): Promise<Buffer> {
  const hashes = Object.entries(listed).map(([name, content]) => [name, hashOf(Buffer.from(content))]);
  await write({ ...all, [listFile]: JSON.stringify({ origin, files: Object.fromEntries(hashes) }) });
  return buffer(create({ cwd: folder, gzip: true, portable: true }, [listFile, ...Object.keys(all)]));
}

const unpack = (bytes: Buffer, limits?: Partial<ArchiveLimits>) =>
  unpackBuild(Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]), limits);

test('an archive returns the files of the build with its source maps', async () => {
  const built = { ...files, 'main.1.js.map': '{}' };
  await write(built);
  await packBuild(folder, origin);
  const upload = await unpack(await packBuild(folder, origin));
  expect(upload.origin).toEqual(origin);
  expect(Object.fromEntries([...upload.files].map(([name, bytes]) => [name, bytes.toString()]))).toEqual(
    built,
  );
});

test('every truncated archive is refused', async () => {
  const whole = await archive(files);
  const tar = gunzipSync(whole);
  for (let at = 0; at < whole.length; at += 37)
    await expect(unpack(whole.subarray(0, at))).rejects.toMatchObject({ name: 'ArchiveError' });
  for (const end of [100, 512, 700, 1024, 2000, 3000])
    await expect(unpack(gzipSync(tar.subarray(0, end)))).rejects.toMatchObject({ name: 'ArchiveError' });
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'a file that differs from its hash',
    () => archive(files, { ...files, 'main.1.js': 'x' }),
    /main\.1\.js is damaged/,
  ],
  [
    'an unlisted file',
    () => archive(files, { 'feature.json': '{}' }),
    /main\.1\.js is not in the archive's list/,
  ],
  ['a missing file', () => archive({ 'feature.json': '{}' }, files), /main\.1\.js is missing/],
  [
    'a record of the store',
    () => archive({ ...files, 'release.json': '{}' }),
    /"release.json" is not allowed/,
  ],
  ['a compressed form', () => archive({ ...files, 'main.1.js.br': 'x' }), /"main.1.js.br" is not allowed/],
  ['a hidden file', () => archive({ ...files, '.env': 'x' }), /"\.env" is not allowed/],
  ['no archive', async () => Buffer.from('no archive'), /not a complete gzip file/],
  ['an archive in an archive', async () => gzipSync(await archive(files)), /not a tar file/],
])('an archive with %s is refused', async (_, make, message) => {
  await expect(unpack(await make())).rejects.toThrow(message);
});

test.each(['../main.1.js', '/etc/main.js', 'a/main.1.js', '..\\main.js'])(
  'the path %s is refused',
  async (name) => {
    const tar = gunzipSync(await archive({ ...files, [`z${'x'.repeat(name.length - 1)}`]: 'x' }));
    // Written into the header, with its checksum: no program packs such a path.
    const at = tar.indexOf(`z${'x'.repeat(name.length - 1)}`, 512 * 2, 'latin1');
    tar.write(name, at, 'latin1');
    tar.fill(' ', at + 148, at + 156);
    const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
    await expect(unpack(gzipSync(tar))).rejects.toThrow(/is not allowed as the name of a file/);
  },
);

test('links and folders are refused', async () => {
  await symlink('/etc/passwd', path.join(folder, 'link.js'));
  const packed = await buffer(create({ cwd: folder, gzip: true, portable: true }, ['link.js']));
  await expect(unpack(packed)).rejects.toThrow('"link.js" is not a plain file.');
  const whole = await buffer(create({ cwd: folder, gzip: true, portable: true }, ['.']));
  await expect(unpack(whole)).rejects.toThrow(/is not a plain file/);
});

test('a file that is in the archive twice is refused', async () => {
  await archive(files);
  const names = [listFile, 'feature.json', 'main.1.js', 'main.1.js'];
  const packed = await buffer(create({ cwd: folder, gzip: true, portable: true, noMtime: true }, names));
  await expect(unpack(packed)).rejects.toThrow('main.1.js is in the archive twice.');
});

test.each<[string, Partial<ArchiveLimits>, string]>([
  ['bytes', { compressedBytes: 300 }, 'too_large'],
  ['unpacked bytes', { bytes: 4_000 }, 'too_large'],
  ['files', { files: 1 }, 'too_large'],
])('an archive with too many %s is refused', async (_, limits, kind) => {
  await expect(unpack(await archive(files), limits)).rejects.toMatchObject({ kind });
});

test('an upload that stalls is refused', async () => {
  const whole = await archive(files);
  const stalled = new Readable({ read: () => undefined });
  stalled.push(whole.subarray(0, 200));
  await expect(unpackBuild(stalled, { milliseconds: 50 })).rejects.toMatchObject({ kind: 'too_slow' });
  expect(stalled.destroyed).toBe(true);
});
