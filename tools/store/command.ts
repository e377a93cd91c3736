import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments, readTarget } from '@tawseel/federation/command';
import type { Target } from '@tawseel/federation/network';
import { readKeepDays } from '@tawseel/federation/store';
import { openStore, type ReleaseStore } from '@tawseel/gateway/store';

/** Folder of the release store of the commands: below DATA_DIR. */
const storeFolder = path.resolve(process.env.DATA_DIR || '.data', 'store');

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

/**
 * The app that a command names, up to `more` arguments after it, and the gateway of `--to`.
 *
 * @throws Error of one sentence that shows the usage.
 */
export function readApp(
  usage: string,
  more = 0,
): { name: string; rest: string[]; target: Target | undefined } {
  const { positionals, values } = readArguments({ to: { type: 'string' } });
  const [name, ...rest] = positionals;
  if (!name || rest.length > more) throw new Error(`Write: ${usage}`);
  return { name, rest, target: readTarget(values.to) };
}
