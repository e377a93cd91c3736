import { checkDeployToken, readSourceMap } from '@tawseel/federation/store';
import { countInMemory } from '../canaries/canary-failures.ts';
import { findStored } from './find-stored.ts';
import { reportsInFolder } from './folder-reports.ts';
import type { ReleaseStore } from './release-store.ts';

/** The store of one machine. */
export function folderStore(folder: string): ReleaseStore {
  return {
    folder,
    place: folder,
    change: (_apps, work) => work(folder),
    checkToken: async (token, app) => void (await checkDeployToken(folder, token, app)),
    fetchRelease: async () => undefined,
    findRelease: (app, file, first) => findStored(folder, app, file, first),
    failures: countInMemory(),
    reports: reportsInFolder(folder),
    readSourceMap: (app, version, script) => readSourceMap(folder, app, version, script),
    follow: async () => undefined,
    close: async () => undefined,
  };
}
