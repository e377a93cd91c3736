import path from 'node:path';
import * as z from 'zod/mini';
import { parse } from 'yaml';

const resolved = z.optional(z.record(z.string(), z.string()));
const linked = z.optional(z.record(z.string(), z.object({ version: z.string() })));
const lockfileSchema = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: linked, devDependencies: linked, optionalDependencies: linked }),
  ),
  packages: z.record(z.string(), z.unknown()),
  snapshots: z.record(z.string(), z.object({ dependencies: resolved, optionalDependencies: resolved })),
});

/** The lockfile of the workspace. @throws Error when its format is unknown. */
export function parseLockfile(text: string): Lockfile {
  return lockfileSchema.parse(parse(text));
}

type Lockfile = z.infer<typeof lockfileSchema>;

/** Part of an app's dependency tree: folders of workspace packages, and entries of the lockfile. */
export interface DependencyTree {
  /** Relative to the workspace; the app's own folder is the first. */
  folders: string[];
  /** Locked packages with their content hash and resolved dependencies, as text. */
  packages: string[];
}

/** Key of a dependency in `snapshots`; an alias is locked as the package that it stands for. */
function keyOf({ snapshots }: Lockfile, name: string, version: string): string {
  const key = [`${name}@${version}`, version].find((candidate) => Object.hasOwn(snapshots, candidate));
  if (key === undefined) throw new Error(`pnpm-lock.yaml has no entry of ${name} ${version}.`);
  return key;
}

/**
 * The dependencies of an app, direct and indirect, without those of its development.
 *
 * @param folder Folder of the app, relative to the workspace; `.` for an app in a repository of its own.
 * @param peersOf Names of the peer dependencies of a folder. The workspace installs them as development dependencies.
 * @throws Error when the lockfile lacks a package.
 */
export function dependencyTree(
  lockfile: Lockfile,
  folder: string,
  peersOf: (folder: string) => readonly string[],
): DependencyTree {
  const folders = new Set<string>();
  const keys = new Set<string>();

  function addPackage(key: string): void {
    if (keys.has(key)) return;
    keys.add(key);
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      addPackage(keyOf(lockfile, name, version));
  }

  function addFolder(importer: string): void {
    if (folders.has(importer)) return;
    folders.add(importer);
    const known = lockfile.importers[importer];
    if (!known) throw new Error(`pnpm-lock.yaml has no entry of ${importer}.`);
    const { dependencies, devDependencies = {}, optionalDependencies } = known;
    const peers = peersOf(importer).flatMap((name) => {
      const peer = devDependencies[name];
      return peer ? [[name, peer] as const] : [];
    });
    const used = [...Object.entries({ ...dependencies, ...optionalDependencies }), ...peers];
    for (const [name, { version }] of used) {
      if (version.startsWith('link:')) addFolder(path.posix.join(importer, version.slice('link:'.length)));
      else addPackage(keyOf(lockfile, name, version));
    }
  }

  if (Object.hasOwn(lockfile.importers, folder)) addFolder(folder);
  else {
    // A new app may build before it is installed: it depends on every package of the workspace.
    folders.add(folder);
    for (const importer of Object.keys(lockfile.importers))
      if (importer.startsWith('packages/')) addFolder(importer);
  }
  const packages = [...keys].toSorted().map((key) => {
    // The content is that of the version: the peers in parentheses select dependencies only.
    const content = lockfile.packages[key.replace(/\(.*$/, '')];
    return JSON.stringify([key, content, lockfile.snapshots[key]]);
  });
  return { folders: [...folders], packages };
}
