import * as z from 'zod/mini';
import { schemaIssue, type Checked } from '../manifest/schema-issue.ts';
import { buildVersion, fileName, manifest } from '../manifest/manifest.schema.ts';
import { pagePath } from '../manifest/fields.schema.ts';
import { provided } from '../manifest/sharing.schema.ts';

const version = z
  .string()
  .check(z.regex(/^\d[0-9A-Za-z.-]*$/, 'must be a version of the release store such as 1.2.0-5f0c'));
const address = z
  .string()
  .check(z.regex(/^(\/|https?:\/\/)[^\s"'<>]+$/, 'must be an address: absolute, or a path of this site'));
const sha384 = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64'));

/** A time in the JSON format of `Date`. */
export const time = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'must be a time such as 2026-01-31T08:00:00.000Z'),
  );

const integrity = z.record(z.string(), sha384);

function isWhole(
  value: { integrity: Record<string, string> },
  scripts: readonly string[],
  issues: Checked<unknown>['issues'],
): void {
  // A script without integrity is rejected here, because a browser would run it unchecked.
  for (const file of new Set(scripts)) {
    if (!value.integrity[file]) issues.push(schemaIssue(value, ['integrity', file], 'is missing'));
  }
}

const listedRows = z
  .record(z.string(), z.unknown())
  .check(z.refine(({ columns }) => Array.isArray(columns), 'must have a list of columns'));

/** The `first-rows.json` of a feature's build: a description of each list, by path of its page. */
export const firstRows = z.record(pagePath, listedRows);

/** Data of a feature's release. */
export const featureShape = z.strictObject({
  version,
  entry: address,
  /** SHA-384 of each script of the release, by file name. */
  integrity,
  manifest,
  firstRows: z.optional(firstRows),
});

/** Checks of a single feature's release: its entry and every script of its manifest have a hash. */
export function featureIsWhole({ value, issues }: Checked<FeatureRelease>): void {
  const { entry, feature, pages, words } = value.manifest.files;
  isWhole(value, [entry, ...feature, ...Object.values(pages).flat(), ...words.en, ...words.ar], issues);
  if (!value.entry.endsWith(`/${entry}`))
    issues.push(schemaIssue(value, ['entry'], `must lead to ${entry}, the entry of the manifest`));
}

const fileNames = z.array(fileName);

/** Text that the gateway sets inline. */
const inlineText = z
  .string()
  .check(
    z.refine((text) => !/<\/(script|style|template)|<script|<!--/i.test(text), 'must not end its element'),
  );

/** The `shell.json` of a shell's build. */
export const shellBuild = z.strictObject({
  version: buildVersion,
  /** The contract of the shell: a feature of another one is not loaded. */
  contract: z.int(),
  scripts: fileNames,
  words: z.strictObject({ en: fileNames, ar: fileNames }),
  fonts: z.strictObject({ en: fileNames, ar: fileNames }),
  shared: provided,
  /** Scripts of the shell's own pages, by path, for the HTML to preload. */
  pages: z.optional(z.record(z.string(), fileNames)),
});

/** Markup of the skeletons that the HTML shows, by language, and their styles: `skeleton.json` of a shell's build. */
const skeleton = z.strictObject({
  en: inlineText,
  ar: inlineText,
  css: inlineText,
});

/** Data of a shell's release. */
export const shellShape = z.strictObject({
  ...shellBuild.shape,
  version,
  base: address.check(z.regex(/\/$/, 'must end with a slash')),
  boot: inlineText,
  skeleton: z.optional(skeleton),
  integrity,
});

/** Checks of a single shell's release: every script has a hash. */
export function shellIsWhole({ value, issues }: Checked<ShellRelease>): void {
  const pages = Object.values(value.pages ?? {}).flat();
  isWhole(value, [...value.scripts, ...value.words.en, ...value.words.ar, ...pages], issues);
}

/** The `driver.json` of a build of the driver's app. */
export const driverBuild = z.strictObject({ version: buildVersion });

/** Data of a release of the driver's app. */
export const driverRelease = z.strictObject({
  version,
  /** Text of its `index.html`, which the gateway completes. */
  html: z.string().check(z.regex(/<head[^>]*>/i, 'must have a <head> tag')),
});

export const featureRelease = featureShape.check(featureIsWhole);
export const shellRelease = shellShape.check(shellIsWhole);

/** A release of a feature: the address of its entry, the hashes of its scripts, and its manifest. */
export type FeatureRelease = z.infer<typeof featureShape>;
/**
 * A release of the shell: its scripts in execution order, `boot` (set inline before them), its fonts, and the modules
 * that it shares with features.
 */
export type ShellRelease = z.infer<typeof shellShape>;
/** A release of the driver's app, a page of its own beside the console. */
export type DriverRelease = z.infer<typeof driverRelease>;
export type Release = FeatureRelease | ShellRelease | DriverRelease;

/** Whether a release belongs to a feature. */
export function isFeature(release: Release): release is FeatureRelease {
  return 'manifest' in release;
}

/** Whether a release belongs to the driver's app. */
export function isDriverApp(release: Release): release is DriverRelease {
  return 'html' in release;
}

/** Name of a release's folder in the store: the feature's, `shell` or `driver`. */
export function nameOf(release: Release): string {
  if (isFeature(release)) return release.manifest.name;
  return isDriverApp(release) ? 'driver' : 'shell';
}
