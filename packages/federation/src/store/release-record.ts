import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { parse } from '../manifest/parse.ts';
import {
  driverRelease,
  featureRelease,
  shellRelease,
  time,
  type Release,
} from '../registry/release.schema.ts';
import { makePrivateFolder, replaceDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import { origin, type Origin } from './origin.ts';
import { readJson, storePaths } from './release-store.ts';

/** Name of a release's record, from which it can be published again. */
export const recordFile = 'release.json';

const fileMode = 0o660;

/** Folder of the record of a release. It names people, so it is outside of the public folder. */
export function recordFolder(folder: string, name: string, version: string): string {
  return path.join(storePaths(folder).diagnostics, name, version);
}

const stored = { stored: time, origin: z.optional(origin) };
const shellRecord = z.strictObject({ ...stored, release: shellRelease });
const driverRecord = z.strictObject({ ...stored, release: driverRelease });
const featureRecord = z.strictObject({ ...stored, release: featureRelease });

/** A release in the store, its time of storage and where it came from. */
export interface ReleaseRecord {
  stored: string;
  origin?: Origin | undefined;
  release: Release;
}

/** Writes the record of a release. */
export async function writeRecord(folder: string, name: string, record: ReleaseRecord): Promise<void> {
  const target = recordFolder(folder, name, record.release.version);
  await makePrivateFolder(target);
  await replaceDurably(path.join(target, recordFile), JSON.stringify(record, null, 2), { mode: fileMode });
}

/** Reads the record of a release, if there is one. @throws Error that names an invalid field. */
async function readRecord(folder: string, name: string, version: string): Promise<ReleaseRecord | undefined> {
  const file = path.join(recordFolder(folder, name, version), recordFile);
  const data = await readJson(file).catch(ignoring('ENOENT', 'ENOTDIR'));
  if (data === undefined) return undefined;
  if (name === 'shell') return parse(shellRecord, data, file);
  return name === 'driver' ? parse(driverRecord, data, file) : parse(featureRecord, data, file);
}

/** Names of the apps with releases in the store. */
export async function storedNames(folder: string): Promise<string[]> {
  return ((await readdir(storePaths(folder).releases).catch(ignoring('ENOENT'))) ?? []).toSorted();
}

/** Records of the releases of an app, newest first. */
export async function storedReleases(folder: string, name: string): Promise<ReleaseRecord[]> {
  const releases = path.join(storePaths(folder).releases, name);
  const versions = (await readdir(releases).catch(ignoring('ENOENT'))) ?? [];
  const records = versions.map(async (version) => {
    // An unfinished release is hidden. Open pages can load one without a record, but it cannot be published again.
    const record = version.startsWith('.') ? undefined : await readRecord(folder, name, version);
    return record ?? [];
  });
  const stored = (await Promise.all(records)).flat();
  return stored.toSorted((a, b) => b.stored.localeCompare(a.stored));
}
