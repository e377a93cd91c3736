export { boot } from './boot/boot.ts';
export { takeEarlyCall } from './boot/early-call.ts';
export { readPageData } from './boot/read-page-data.ts';
export { loadDeadline, withDeadline } from './failure/deadline.ts';
export { FeatureLoadError, readLoadError } from './failure/feature-load-error.ts';
export { whyScriptFailed } from './failure/why-script-failed.ts';
export { type Feature, type Words } from './feature.ts';
export { localVersion, overrideKey } from './override/override-key.ts';
export { readOverride, writeOverride, type Override } from './override/override.ts';
