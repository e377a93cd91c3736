export { removeAbandoned } from './abandoned.ts';
export type { Build } from './build-files.ts';
export { abortCanary, promoteCanary } from './canary.ts';
export { changeApp, type Change } from './change-app.ts';
export { deltaPath, deltaType, dictionaryHash, namePattern } from './delta-file.ts';
export {
  checkDeployToken,
  checkTokenIn,
  createDeployToken,
  listDeployTokens,
  revokeDeployToken,
  TokenError,
  type DeployToken,
  useDeployToken,
} from './deploy-tokens.ts';
export { ignoring } from './file-error.ts';
export { readKeepDays } from './keep-days.ts';
export { listReleases, type ReleaseList, type StoredRelease } from './list-releases.ts';
export { origin, type Origin } from './origin.ts';
export { publishFeature, publishShell, publishTogether, type PublishOptions } from './publish.ts';
export { publishApp, type Published } from './publish-app.ts';
export { publishStarted, type Started } from './publish-started.ts';
export { placesInUse } from './last-use.ts';
export { makePrivateFolder, makeStore, replaceDurably } from './durable-file.ts';
export {
  changeRegistry,
  parseRegistry,
  readJson,
  readRegistry,
  registryReader,
  storePaths,
} from './release-store.ts';
export { recordFile, recordFolder } from './release-record.ts';
export { rollback } from './rollback.ts';
export { readSourceMap, sourceMapFile, sourceMapFolder, unpackSourceMap } from './source-maps.ts';
export { removeUnused } from './unused.ts';
