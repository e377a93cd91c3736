export { boot } from './boot/boot.ts';
export { takePrefetchedResponse } from './boot/prefetch-request.ts';
export { readPageData } from './boot/read-page-data.ts';
export { loadDeadline, withDeadline } from './failure/deadline.ts';
export { FeatureLoadError, readLoadError } from './failure/feature-load-error.ts';
export { findScriptFailure } from './failure/script-failure.ts';
export { type Feature, type Words } from './feature.ts';
export { localVersion, overrideKey } from './override/override-key.ts';
export { readOverride, writeOverride, type Override } from './override/override.ts';
