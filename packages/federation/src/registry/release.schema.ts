import * as z from 'zod/mini';
import { schemaIssue, type Checked } from '../manifest/schema-issue.ts';
import { buildVersion, fileName, manifest } from '../manifest/manifest.schema.ts';
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

/** A moment, as `Date` writes it in JSON. */
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
  // A script whose bytes nobody knows is refused here: a browser would run it unchecked.
  for (const file of new Set(scripts)) {
    if (!value.integrity[file]) issues.push(schemaIssue(value, ['integrity', file], 'is missing'));
  }
}

/** What is known of a feature's release. */
export const featureShape = z.strictObject({
  version,
  entry: address,
  /** SHA-384 of each script of the release, by file name. */
  integrity,
  manifest,
});

/** What a feature's release must be by itself: its entry and every script of its manifest, with their hashes. */
export function featureIsWhole({ value, issues }: Checked<FeatureRelease>): void {
  const { entry, feature, pages, words } = value.manifest.files;
  isWhole(value, [entry, ...feature, ...Object.values(pages).flat(), ...words.en, ...words.ar], issues);
  if (!value.entry.endsWith(`/${entry}`))
    issues.push(schemaIssue(value, ['entry'], `must lead to ${entry}, the entry of the manifest`));
}

const fileNames = z.array(fileName);

/** What a shell's build says of itself in `shell.json`. */
export const shellBuild = z.strictObject({
  version: buildVersion,
  /** The contract that the shell speaks: a feature of another one is not loaded. */
  contract: z.int(),
  scripts: fileNames,
  words: z.strictObject({ en: fileNames, ar: fileNames }),
  fonts: z.strictObject({ en: fileNames, ar: fileNames }),
  shared: provided,
  /** Scripts of the shell's own pages, by path, for the HTML to preload. */
  pages: z.optional(z.record(z.string(), fileNames)),
  /** There, and true, where the shell announces its start: see `shell-start/signal.ts`. */
  announcesStart: z.optional(z.literal(true)),
});

/** What is known of a shell's release. */
export const shellShape = z.strictObject({
  ...shellBuild.shape,
  version,
  base: address.check(z.regex(/\/$/, 'must end with a slash')),
  boot: z.string().check(z.refine((script) => !/<\/script|<!--/i.test(script), 'must not end its element')),
  integrity,
});

/** What a shell's release must be by itself: every script with its hash. */
export function shellIsWhole({ value, issues }: Checked<ShellRelease>): void {
  const pages = Object.values(value.pages ?? {}).flat();
  isWhole(value, [...value.scripts, ...value.words.en, ...value.words.ar, ...pages], issues);
}

export const featureRelease = featureShape.check(featureIsWhole);
export const shellRelease = shellShape.check(shellIsWhole);

/** A release of a feature: where its entry is, what the bytes of its scripts must be, and its manifest. */
export type FeatureRelease = z.infer<typeof featureShape>;
/**
 * A release of the shell: its scripts in the order they run, `boot` to be set inline before them, its fonts, and the
 * modules that features take from it.
 */
export type ShellRelease = z.infer<typeof shellShape>;
export type Release = FeatureRelease | ShellRelease;

/** Whether a release is a feature's, and not the shell's. */
export function isFeature(release: Release): release is FeatureRelease {
  return 'manifest' in release;
}
