import * as z from 'zod/mini';
import { fault, type Checked } from '../manifest/fault.ts';
import { contractVersion, fileName, manifest } from '../manifest/manifest.schema.ts';

const version = z
  .string()
  .check(z.regex(/^\d[0-9A-Za-z.-]*$/, 'must be a version of the release store such as 1.2.0-5f0c'));
const fileNames = z.array(fileName);
const address = z
  .string()
  .check(z.regex(/^(\/|https?:\/\/)[^\s"'<>]+$/, 'must be an address: absolute, or a path of this site'));
const sha384 = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64'));

const integrity = z.record(z.string(), sha384);

function isWhole(
  value: { integrity: Record<string, string> },
  scripts: readonly string[],
  issues: Checked<unknown>['issues'],
): void {
  // A script whose bytes nobody knows is refused here: a browser would run it unchecked.
  for (const file of new Set(scripts)) {
    if (!value.integrity[file]) issues.push(fault(value, ['integrity', file], 'is missing'));
  }
}

const liveFeature = z
  .strictObject({
    version,
    entry: address,
    /** SHA-384 of each script of the release, by file name. */
    integrity,
    manifest,
    /** Version that was live before. */
    previous: z.optional(version),
  })
  .check(({ value, issues }) => {
    const { entry, feature, pages, words } = value.manifest.files;
    isWhole(value, [entry, ...feature, ...Object.values(pages).flat(), ...words.en, ...words.ar], issues);
    if (!value.entry.endsWith(`/${entry}`))
      issues.push(fault(value, ['entry'], `must lead to ${entry}, the entry of the manifest`));
  });

const liveShell = z
  .strictObject({
    version,
    base: address.check(z.regex(/\/$/, 'must end with a slash')),
    boot: z.string().check(z.refine((script) => !/<\/script|<!--/i.test(script), 'must not end its element')),
    scripts: fileNames,
    words: z.strictObject({ en: fileNames, ar: fileNames }),
    fonts: z.strictObject({ en: fileNames, ar: fileNames }),
    integrity,
    previous: z.optional(version),
  })
  .check(({ value, issues }) =>
    isWhole(value, [...value.scripts, ...value.words.en, ...value.words.ar], issues),
  );

/** The one mutable file of the release store: what is live now. */
export const registry = z
  .strictObject({
    contract: z.literal(contractVersion, `must be ${contractVersion}, the contract this product speaks`),
    shell: z.optional(liveShell),
    features: z.record(z.string(), liveFeature),
  })
  .check(({ value, issues }) => {
    const owners = new Map<string, string>();
    for (const [name, { manifest: own }] of Object.entries(value.features)) {
      const at = ['features', name, 'manifest'];
      if (own.name !== name)
        issues.push(fault(value, [...at, 'name'], `must be ${name}, as it is registered`));
      own.pages.forEach(({ path }, i) => {
        const owner = owners.get(path);
        if (owner) issues.push(fault(value, [...at, 'pages', i, 'path'], `is a path of ${owner} already`));
        owners.set(path, name);
      });
    }
  });

/** A feature as it is live: where its entry is, what the bytes of its scripts must be, and its manifest. */
export type LiveFeature = z.infer<typeof liveFeature>;
/** The shell as it is live: its scripts in the order they run, `boot` to be set inline before them, and its fonts. */
export type LiveShell = z.infer<typeof liveShell>;
export type Registry = z.infer<typeof registry>;
