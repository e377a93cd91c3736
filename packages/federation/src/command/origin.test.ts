import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrigin } from './origin.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-origin-'));
  for (const name of ['apps/fleet', 'apps/finance', 'packages'])
    await mkdir(path.join(folder, name), { recursive: true });
  await write('apps/fleet/feature.ts', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (allowDirty = false) =>
  readOrigin(folder, ['apps/fleet', 'packages', 'pnpm-lock.yaml'], allowDirty);

function commit(): string {
  git('init', '-q');
  git('config', 'user.name', 'رنا');
  git('config', 'user.email', 'rana@example.com');
  git('add', '-A');
  git('commit', '-q', '-m', 'feat: one\n\nMore.');
  return git('rev-parse', 'HEAD');
}

test('an origin has commit, author, message and builder', async () => {
  const hash = commit();
  await write('apps/finance/feature.ts', 'another team’s change');
  expect(await read()).toEqual({
    builder: expect.stringMatching(/^\S+@\S+$/),
    commit: hash,
    author: 'رنا <rana@example.com>',
    message: 'feat: one',
  });
});

test.each(['apps/fleet/feature.ts', 'apps/fleet/new.ts', 'packages/kit.ts', 'pnpm-lock.yaml'])(
  'a change of %s without a commit is refused unless it is asked for',
  async (name) => {
    commit();
    await write(name, 'changed');
    await expect(read()).rejects.toThrow(
      `There are changes without a commit: ${name}. Commit them, or release with --dirty.`,
    );
    expect(await read(true)).toMatchObject({ dirty: true });
  },
);

test('sources outside of a repository have a builder alone', async () => {
  expect(await read()).toEqual({ builder: expect.any(String) });
});

test('sources of a repository without a commit are refused unless it is asked for', async () => {
  git('init', '-q');
  await expect(read()).rejects.toThrow(
    'There are changes without a commit: apps/fleet/feature.ts. Commit them, or release with --dirty.',
  );
  expect(await read(true)).toEqual({ builder: expect.any(String) });
});
