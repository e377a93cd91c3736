export { contractVersion } from '../manifest/contract-version.ts';
export { parseSource, type FeatureSource } from '../manifest/source.schema.ts';
export {
  appName,
  featureName,
  manifest,
  type PrefetchRequest,
  type Manifest,
  type Page,
  type Section,
} from '../manifest/manifest.schema.ts';
export type { Extension, FigureName, HomeFigure, Period, Slot } from '../manifest/extension.schema.ts';
export type { Label } from '../manifest/fields.schema.ts';
export { parse } from '../manifest/parse.ts';
export { pageDataId } from './page-data-id.ts';
export { listedRowsId, skeletonBase, skeletonEvent, skeletonId } from './skeleton.ts';
export { frontEndConfig, type FrontEndConfig, type PageData } from './page-data.ts';
export { fileAddress, findPage, isPage, pageFiles, shellPaths } from './find-page.ts';
export { driverBase } from './driver-app.ts';
export { liveNames, liveOf } from './live-of.ts';
export { mismatchesOf } from './mismatches.ts';
export { loadFailure, type LoadFailure } from './load-failure.ts';
export { chooseDriver, chooseReleases, type Visitor } from './choose-releases.ts';
export { replaceFailedShell } from './replace-failed-shell.ts';
export { loadReport, runtimeReport, type LoadReport, type RuntimeReport } from './failure-report.ts';
export {
  audience,
  registry,
  type Audience,
  type LiveDriver,
  type LiveFeature,
  type LiveShell,
  type Registry,
} from './registry.schema.ts';
