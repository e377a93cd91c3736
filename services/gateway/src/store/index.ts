import { folderStore } from './folder-store.ts';
import { PostgresStore } from './postgres-store.ts';
import type { ReleaseStore, ReportCount, StoredError, StoreOptions } from './release-store.ts';

export type { ReleaseStore, ReportCount, StoredError };

/** Opens the release store for one command. */
export function openStore({ databaseUrl, ...options }: StoreOptions): ReleaseStore {
  return databaseUrl ? new PostgresStore({ databaseUrl, ...options }) : folderStore(options.folder);
}

/** Opens the release store for a gateway, whose folder follows the changes of others. */
export async function followStore(options: StoreOptions): Promise<ReleaseStore> {
  const store = openStore(options);
  await store.follow();
  return store;
}
