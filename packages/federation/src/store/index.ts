export { publishFeature, publishShell } from './publish.ts';
export { changeRegistry, readRegistry, registryReader, storePaths } from './release-store.ts';
