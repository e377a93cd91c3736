export { ArchiveError } from './archive-error.ts';
export { packBuild } from './pack-build.ts';
export { postChange, postRelease, type Target } from './post-release.ts';
export { unpackBuild } from './unpack-build.ts';
