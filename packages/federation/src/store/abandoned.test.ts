import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeAbandoned } from './abandoned.ts';

let folder = '';
const id = '01234567-89ab-cdef-0123-456789abcdef';
const old = new Date(Date.now() - 2 * 60 * 60 * 1000);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-abandoned-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function make(name: string, time?: Date) {
  const file = path.join(folder, name);
  if (name.startsWith('.')) await mkdir(file);
  else await writeFile(file, '');
  if (time) await utimes(file, time, time);
}

test('only the leftovers of crashed releases are removed', async () => {
  const stays = [
    `.${id.replace('0', '1')}`,
    '.1.2.0-5f0c',
    '1.2.0-5f0c',
    'registry.json',
    'registry.json.lock',
  ];
  await make(stays[0] ?? '');
  for (const name of stays.slice(1)) await make(name, old);
  for (const name of [`.${id}`, `registry.json.${id}`, `registry.json.lock.${id}`]) await make(name, old);
  await removeAbandoned(folder);
  expect((await readdir(folder)).toSorted()).toEqual(stays.toSorted());
});

test('a missing folder is accepted', async () => {
  await expect(removeAbandoned(path.join(folder, 'none'))).resolves.toBeUndefined();
});
