import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../registry/registry.schema.ts';
import { nameOf, type Release } from '../registry/release.schema.ts';
import { createDelta } from './create-delta.ts';
import { deltaPath, deltaType, dictionaryHash, namePattern } from './delta-file.ts';
import { makeFolder, writeDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import { placeOf, placesInUse } from './last-use.ts';
import { storePaths } from './release-store.ts';

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(ignoring('ENOENT', 'ENOTDIR')))?.size;
}

async function filesOf(release: string): Promise<string[]> {
  const names = (await readdir(release).catch(ignoring('ENOENT'))) ?? [];
  return names.filter((name) => deltaType(name) !== undefined);
}

/** Writes the delta of one file, unless it exists or is not smaller than the compressed file. */
async function writeDelta(dictionaryFile: string, file: string, drafts: string): Promise<void> {
  const dictionary = await readFile(dictionaryFile);
  const target = deltaPath(file, dictionaryHash(dictionary));
  if ((await sizeOf(target)) !== undefined) return;
  const content = await readFile(file);
  const delta = await createDelta(dictionary, content);
  if (delta.length >= ((await sizeOf(`${file}.br`)) ?? content.length)) return;
  // Renamed when it is complete: the release may be live.
  const draft = path.join(drafts, randomUUID());
  await writeDurably(draft, delta);
  await makeFolder(path.dirname(target));
  await rename(draft, target);
}

async function writeDeltas(from: string, to: string, drafts: string): Promise<void> {
  const dictionaries = new Map((await filesOf(from)).map((name) => [namePattern(name), name]));
  for (const name of await filesOf(to)) {
    const dictionary = dictionaries.get(namePattern(name));
    if (dictionary !== undefined) await writeDelta(path.join(from, dictionary), path.join(to, name), drafts);
  }
}

/**
 * Stores deltas of a stored release against the live, previous and canary release, whose files browsers may have, and
 * deltas of the live release against this one, for a rollback.
 */
export async function storeDeltas(folder: string, registry: Registry, release: Release): Promise<void> {
  const name = nameOf(release);
  const own = placeOf(name, release.version);
  const [latest, ...older] = [...placesInUse(registry)].filter(
    (place) => place.startsWith(`${name}/`) && place !== own,
  );
  if (latest === undefined) return;
  const { releases } = storePaths(folder);
  const placed = (place: string) => path.join(releases, place);
  const drafts = placed(`${name}/.${randomUUID()}`);
  await makeFolder(drafts);
  try {
    for (const place of [latest, ...older]) await writeDeltas(placed(place), placed(own), drafts);
    await writeDeltas(placed(own), placed(latest), drafts);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}
