import * as z from 'zod/mini';
import { schemaIssue, type Checked } from '../manifest/schema-issue.ts';
import { contract, type Manifest } from '../manifest/manifest.schema.ts';
import { driverBase } from './driver-app.ts';
import {
  driverRelease,
  featureIsWhole,
  featureRelease,
  featureShape,
  shellIsWhole,
  shellRelease,
  shellShape,
  time,
  type DriverRelease,
  type FeatureRelease,
  type ShellRelease,
} from './release.schema.ts';

const percentage = z.int().check(z.minimum(1, 'must be 1 to 99'), z.maximum(99, 'must be 1 to 99'));
const company = z.string().check(z.regex(/^[^\s,]{1,50}$/, 'must be the ID of a company such as 1001'));
const audienceShape = z.strictObject({
  /** Percentage of browsers, always the same ones. */
  percentage: z.optional(percentage),
  /** IDs of companies. */
  companies: z.optional(z.array(company).check(z.minLength(1, 'must name a company'))),
});

function isOneAudience({ value, issues }: Checked<Audience>): void {
  if ((value.percentage === undefined) === (value.companies === undefined))
    issues.push(schemaIssue(value, [], 'must have either percentage or companies'));
}

/** Visitors of a canary. */
export const audience = audienceShape.check(isOneAudience);

const featureCanary = z
  .strictObject({ ...audienceShape.shape, release: featureRelease, since: time })
  .check(isOneAudience);
const shellCanary = z
  .strictObject({ ...audienceShape.shape, release: shellRelease, since: time })
  .check(isOneAudience);
const driverCanary = z
  .strictObject({ ...audienceShape.shape, release: driverRelease, since: time })
  .check(isOneAudience);

const liveFeature = z
  .strictObject({
    ...featureShape.shape,
    /** Time of the publication. */
    since: time,
    /** The previous live release. */
    previous: z.optional(featureRelease),
    /**
     * The live release is the result of a rollback: the previous release was withdrawn, and no page falls back to it.
     */
    restored: z.optional(z.literal(true)),
    /** `npm start` published the release, and may replace it. Releases and rollbacks by a person have no such mark. */
    started: z.optional(z.literal(true)),
    /** Canary of this release. */
    canary: z.optional(featureCanary),
  })
  .check(featureIsWhole);

const liveShell = z
  .strictObject({
    ...shellShape.shape,
    since: time,
    previous: z.optional(shellRelease),
    restored: z.optional(z.literal(true)),
    started: z.optional(z.literal(true)),
    canary: z.optional(shellCanary),
  })
  .check(shellIsWhole);

const liveDriver = z.strictObject({
  ...driverRelease.shape,
  since: time,
  previous: z.optional(driverRelease),
  restored: z.optional(z.literal(true)),
  started: z.optional(z.literal(true)),
  canary: z.optional(driverCanary),
});

interface Named {
  manifest: Manifest;
  at: (string | number)[];
}

/** The manifests of a feature that visitors may get, and their location in the registry. */
function manifestsOf(name: string, { manifest, canary }: LiveFeature): Named[] {
  const own = { manifest, at: ['features', name, 'manifest'] };
  const next = canary && {
    manifest: canary.release.manifest,
    at: ['features', name, 'canary', 'release', 'manifest'],
  };
  return next ? [own, next] : [own];
}

/** The only mutable file of the release store: the live releases. */
export const registry = z
  .strictObject({
    contract,
    shell: z.optional(liveShell),
    /** The driver's app: it is no part of the console, whose registry leaves it out. */
    driver: z.optional(liveDriver),
    features: z.record(z.string(), liveFeature),
  })
  .check(({ value, issues }) => {
    const owners = new Map<string, string>();
    for (const [name, live] of Object.entries(value.features)) {
      for (const { manifest, at } of manifestsOf(name, live)) {
        if (manifest.name !== name)
          issues.push(schemaIssue(value, [...at, 'name'], `must be ${name}, as it is registered`));
        manifest.pages.forEach(({ path }, i) => {
          const owner = owners.get(path) ?? name;
          if (value.driver && `${path}/`.startsWith(driverBase))
            issues.push(schemaIssue(value, [...at, 'pages', i, 'path'], "belongs to the driver's app"));
          if (owner !== name)
            issues.push(schemaIssue(value, [...at, 'pages', i, 'path'], `is a path of ${owner} already`));
          owners.set(path, owner);
        });
      }
      if (live.previous && live.previous.manifest.name !== name)
        issues.push(
          schemaIssue(
            value,
            ['features', name, 'previous', 'manifest', 'name'],
            `must be ${name}, as it is registered`,
          ),
        );
    }
  });

export type Audience = z.infer<typeof audienceShape>;
/** A release that some visitors get instead of the live one, and the time of its publication. */
export type Canary<Release> = Audience & { release: Release; since: string };
/** A live release: its time of publication, the previous release, and the canary. */
export type Live<Release> = Release & {
  since: string;
  previous?: Release | undefined;
  restored?: true | undefined;
  started?: true | undefined;
  canary?: Canary<Release> | undefined;
};
export type LiveFeature = Live<FeatureRelease>;
export type LiveShell = Live<ShellRelease>;
export type LiveDriver = Live<DriverRelease>;
export type Registry = z.infer<typeof registry>;
