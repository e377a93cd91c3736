import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Origin } from '@tawseel/federation/store';

const folder = path.join(import.meta.dirname, '..');

/** Folder with the builds of the production folder, one below each name. */
export const builds = path.join(folder, 'builds');

/** Where those builds come from. */
export async function readBuildsOrigin(): Promise<Origin> {
  const origin: Origin = JSON.parse(await readFile(path.join(folder, 'origin.json'), 'utf8'));
  return origin;
}
