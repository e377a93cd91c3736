import { existsSync } from 'node:fs';
import path from 'node:path';
import { readKeepDays } from '@tawseel/federation/store';
import { openStore, type ReleaseStore } from '@tawseel/gateway/store';

/** Folder of the release store of the commands: below DATA_DIR. */
export const storeFolder = path.resolve(process.env.DATA_DIR || '.data', 'store');

/** PostgreSQL server with the releases; they are in the folder alone without it. */
const databaseUrl = process.env.DATABASE_URL?.trim() || undefined;

/** Runs work on the release store, which the first release creates. */
export async function withStore<Result>(work: (store: ReleaseStore) => Promise<Result>): Promise<Result> {
  const store = openStore({
    folder: storeFolder,
    databaseUrl,
    keepDays: readKeepDays(),
    onFault: console.error,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Runs work on the existing release store. @throws Error of one sentence when there is no store. */
export async function withExistingStore<Result>(
  work: (store: ReleaseStore) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl && !existsSync(storeFolder))
    throw new Error(`There is no release store at ${storeFolder}. DATA_DIR names the folder that it is in.`);
  return withStore(work);
}
