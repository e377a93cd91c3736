import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './running-api.ts';
import { template } from './template-store.ts';

async function makeFolder(folder: string) {
  mkdirSync(folder, { mode: 0o700 });
  const { code, errors } = await runToEnd('testing/migrate-folder.ts', { DATA_DIR: folder });
  if (code !== 0) throw new Error(errors);
}

/** A new data folder whose embedded database has the API's tables and no rows. */
export async function migratedFolder(): Promise<string> {
  const made = await template('data-folder', makeFolder);
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  cpSync(made, folder, { recursive: true });
  return folder;
}
