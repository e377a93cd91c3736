export { abortCanary, promoteCanary } from './canary.ts';
export { deltaPath, deltaType, dictionaryHash, namePattern } from './delta-file.ts';
export { listReleases, type ReleaseList, type StoredRelease } from './list-releases.ts';
export { publishFeature, publishShell, publishTogether, type PublishOptions } from './publish.ts';
export { publishStarted, type Started } from './publish-started.ts';
export { changeRegistry, readRegistry, registryReader, storePaths } from './release-store.ts';
export { rollback } from './rollback.ts';
export { removeUnused } from './unused.ts';
