import { folderStore } from './folder-store.ts';
import { PostgresStore } from './postgres-store.ts';
import type { ReleaseStore, ReportCount, ReportedError, StoredError } from './release-store.ts';

export type { ReleaseStore, ReportCount, ReportedError, StoredError };

interface StoreOptions {
  /** Folder of the releases on this machine. */
  folder: string;
  /** PostgreSQL server that shares the releases; without it the folder is the store. */
  databaseUrl: string | undefined;
  /** Days for which a release stays after its last use. */
  keepDays: number;
  /** Receives failures of background work. */
  onFault: (error: unknown) => void;
}

/** Opens the release store for one command. */
export function openStore({ folder, databaseUrl, ...options }: StoreOptions): ReleaseStore {
  return databaseUrl ? new PostgresStore({ folder, url: databaseUrl, ...options }) : folderStore(folder);
}

/** Opens the release store for a gateway, whose folder follows the changes of others. */
export async function followStore({ folder, databaseUrl, ...options }: StoreOptions): Promise<ReleaseStore> {
  if (!databaseUrl) return folderStore(folder);
  const store = new PostgresStore({ folder, url: databaseUrl, ...options });
  await store.follow();
  return store;
}
