import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './running-api.ts';
import { template } from './template-store.ts';

async function makeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const { code, errors } = await runToEnd('testing/migrate-folder.ts', { DATA_DIR: folder });
  if (code !== 0) throw new Error(errors);
}

/** Timeout in ms of the hook that first needs the folder. */
export const makingMs = 240_000;

/** A new data folder whose embedded database has the API's tables and no rows. */
export async function migratedFolder(): Promise<string> {
  const made = await template('data-folder', makeFolder);
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  // Six times as fast as cpSync: the folder has 1,200 files.
  execFileSync('cp', ['-R', `${made}/.`, folder]);
  return folder;
}
