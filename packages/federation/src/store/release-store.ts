import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '../manifest/contract-version.ts';
import { parse, parseKnown } from '../manifest/parse.ts';
import { registry as registrySchema, type Registry } from '../registry/registry.schema.ts';
import { removeAbandoned } from './abandoned.ts';
import { makeStore, replaceDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import { markUsed, placesInUse } from './last-use.ts';
import { withLock } from './registry-lock.ts';

/** Paths of a release store below its folder. */
export function storePaths(folder: string) {
  return {
    registry: path.join(folder, 'registry.json'),
    releases: path.join(folder, 'releases'),
    /** Records, source maps and reported stacks of the releases. It is outside of `releases`, which is public. */
    diagnostics: path.join(folder, 'diagnostics'),
    tokens: path.join(folder, 'tokens.json'),
  };
}

/** Parses JSON. @throws Error that names the file when it is not JSON. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON`, { cause: error });
  }
}

/** Reads a JSON file. @throws Error that names the file when it is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file, 'utf8'), file);
}

/** Parses a registry, possibly of a newer build. @throws Error that names an invalid field. */
export function parseRegistry(text: string, source: string): Registry {
  return parseKnown(registrySchema, parseJson(text, source), source);
}

async function readLive(folder: string, read = parse): Promise<Registry | undefined> {
  const file = storePaths(folder).registry;
  const data = await readJson(file).catch(ignoring('ENOENT'));
  if (data === undefined) return undefined;
  return read(registrySchema, data, file);
}

/**
 * Reads the registry.
 *
 * @returns An empty registry before the first release.
 * @throws Error that names an invalid field of the file.
 */
export async function readRegistry(folder: string): Promise<Registry> {
  return (await readLive(folder)) ?? { contract: contractVersion, features: {} };
}

/** Releases that the change removes from the registry were in use until now, independent of their age. */
async function markDropped(folder: string, before: Registry, next: Registry): Promise<void> {
  const inUse = placesInUse(next);
  const dropped = [...placesInUse(before)].filter((place) => !inUse.has(place));
  for (const place of dropped) await markUsed(storePaths(folder).releases, place);
}

/**
 * Replaces the registry atomically, also across a power failure. Concurrent changes run one after the other; each
 * receives the result of the previous one.
 *
 * @returns The new registry.
 * @throws Error that names an invalid field of the new registry.
 */
export async function changeRegistry(
  folder: string,
  change: (live: Registry) => Registry,
): Promise<Registry> {
  await makeStore(folder);
  return withLock(storePaths(folder).registry, async (stillHeld) => {
    const before = await readRegistry(folder);
    const next = change(before);
    await removeAbandoned(folder);
    await markDropped(folder, before, next);
    parse(registrySchema, next, 'the new registry');
    await replaceDurably(storePaths(folder).registry, JSON.stringify(next, null, 2), {
      beforeRename: stillHeld,
    });
    return next;
  });
}

/**
 * Reads the registry only when its file has changed. An invalid file is reported once to the callback; the reader
 * then returns the last valid registry, or fails if there has been none. A long-running reader may be older than the
 * releases, so it drops unknown fields.
 */
export function registryReader(folder: string, onFault: (error: unknown) => void): () => Promise<Registry> {
  let seen = '';
  let faulty = '';
  let current: Registry | undefined;

  async function stampOf() {
    const file = await stat(storePaths(folder).registry).catch(ignoring('ENOENT'));
    return file ? `${file.mtimeMs} ${file.ino} ${file.size}` : 'none';
  }

  async function reread(): Promise<void> {
    const stamp = await stampOf();
    if (current && stamp === seen) return;
    const live = await readLive(folder, parseKnown);
    if (!live && current) throw new Error(`${storePaths(folder).registry} is gone`);
    current = live;
    seen = stamp;
  }

  return async () => {
    try {
      await reread();
      faulty = '';
    } catch (error) {
      const message = String(error);
      if (message !== faulty) onFault(error);
      faulty = message;
      if (!current) throw error;
    }
    return current ?? { contract: contractVersion, features: {} };
  };
}
