export { audienceWords } from './audience.ts';
export { changeWords } from './change-words.ts';
export { readOrigin } from './origin.ts';
export { readArguments, runCommand } from './read-arguments.ts';
export { readReport } from './read-report.ts';
export { readReleaseOptions, releaseOptions, type ReleaseRequest } from './release-options.ts';
export { releaseWords } from './release-words.ts';
export { sendRelease } from './send-release.ts';
export { readTarget } from './target.ts';
