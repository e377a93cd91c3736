import { isPermission } from '@tawseel/api-client/permitted';
import * as z from 'zod/mini';
import { contractVersion } from './contract-version.ts';
import { checkExtensions, extensions } from './extension.schema.ts';
import { schemaIssue, type Checked } from './schema-issue.ts';
import { label, pagePath, requires, serverNeeds } from './fields.schema.ts';
import { needs } from './sharing.schema.ts';

/** Name of an app: of a feature, `shell`, or `driver`. */
export const appName = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case name such as fleet'),
    z.maxLength(40, 'must have at most 40 characters'),
  );

/** Name of a feature. */
export const featureName = appName.check(
  z.refine((name) => name !== 'shell', 'must be another name: shell is the shell'),
  z.refine((name) => name !== 'driver', "must be another name: driver is the driver's app"),
);

/** File name of a release; used in addresses and attributes without escaping. */
export const fileName = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/, 'must be a file name inside the release, without folders'),
  );

/** Version of a build; the release store appends a hash of its content. */
export const buildVersion = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, 'must be a version such as 1.2.0'));

/** The first data request of a page, sent while its code loads. `body` equals the body that the page sends. */
const firstCall = z.strictObject({
  method: z.enum(['POST', 'GET']),
  path: z.string().check(z.regex(/^\//, 'must start with /')),
  body: z.record(z.string(), z.unknown()),
});

export const page = z.strictObject({
  path: pagePath,
  /** Chunk of the page: the `webpackChunkName` its lazy import gives. */
  chunk: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case name such as drivers')),
  title: label,
  /** Page that this one belongs to, another of `pages`: the navigation marks it while this one is shown. */
  parent: z.optional(pagePath),
  firstCall: z.optional(firstCall),
  requires,
  needs: serverNeeds,
});

/** A menu of the navigation. Features that name the same `key` share one menu. */
const section = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'must be a lower-case name such as drivers')),
  /** Position among the menus, smallest first. */
  order: z.number(),
  label,
  /** Outline of a 24 by 24 icon: the `d` of one SVG path. */
  icon: z.string().check(z.regex(/^[MmZzLlHhVvCcSsQqTtAa0-9 .,-]+$/, 'must be SVG path data')),
  /** Pages in the menu, each one of `pages`; `order` places it among the pages that other features add to the menu. */
  items: z
    .array(z.strictObject({ path: pagePath, order: z.number() }))
    .check(z.minLength(1, 'must name a page')),
  requires,
});

/** Version of the contract that a feature or a registry is written for. */
export const contract = z.literal(
  contractVersion,
  `must be ${contractVersion}, the contract this console supports`,
);

/** The fields of a manifest that come from `feature.json`. */
export const written = z.strictObject({
  name: featureName,
  contract,
  pages: z.array(page).check(z.minLength(1, 'must name a page')),
  sections: z.array(section),
  extensions,
});

type Written = Omit<z.infer<typeof written>, 'pages'> & {
  pages: readonly Omit<Page, 'firstCall'>[];
};

/** Manifests may name permissions of a newer console, which this one denies to everybody; a source may not. */
export function checkPermissions({ value, issues }: Checked<Written>): void {
  for (const part of ['pages', 'sections', 'extensions'] as const)
    value[part]?.forEach(({ requires: names = [] }, i) =>
      names.forEach((name, j) => {
        if (isPermission(name)) return;
        issues.push(schemaIssue(value, [part, i, 'requires', j], 'is not a known permission'));
      }),
    );
}

/** Cross-field checks: the references to pages, and the extensions. */
export function checkWritten(checked: Checked<Written>): void {
  const { value, issues } = checked;
  const paths = value.pages.map((own) => own.path);
  checkExtensions(checked, paths);
  paths.forEach((path, i) => {
    if (paths.indexOf(path) === i) return;
    issues.push(schemaIssue(value, ['pages', i, 'path'], 'must be told once'));
  });
  value.pages.forEach(({ path, parent }, i) => {
    if (parent === undefined || (parent !== path && paths.includes(parent))) return;
    issues.push(schemaIssue(value, ['pages', i, 'parent'], 'must be the path of another of the pages'));
  });
  value.sections.forEach(({ items }, i) =>
    items.forEach(({ path }, j) => {
      if (paths.includes(path)) return;
      issues.push(
        schemaIssue(value, ['sections', i, 'items', j, 'path'], 'must be the path of one of the pages'),
      );
    }),
  );
}

/** Files of a build, by what needs them; names relative to the entry. */
const featureFiles = z.strictObject({
  entry: fileName,
  /** The feature module itself. */
  feature: z.array(fileName),
  pages: z.record(z.string(), z.array(fileName)),
  words: z.strictObject({ en: z.array(fileName), ar: z.array(fileName) }),
});

/**
 * The manifest that a build emits beside its entry: source, version, files and needs. It is plain data, readable
 * without running the feature.
 */
export const manifest = z
  .strictObject({ ...written.shape, version: buildVersion, files: featureFiles, needs })
  .check(checkWritten);

export type PrefetchRequest = z.infer<typeof firstCall>;
export type Section = z.infer<typeof section>;
export type Page = z.infer<typeof page>;
export type Manifest = z.infer<typeof manifest>;
