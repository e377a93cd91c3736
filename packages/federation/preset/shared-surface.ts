import type { Compilation } from '@rspack/core';
import { isOwnSurface, sharedModules } from '../shared/shared.ts';
import type { Needs, Provided } from '../src/manifest/sharing.schema.ts';

/** Names that an app imports from each shared module. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The names that a feature imports from the shared modules. Imports between fallback modules are ignored: when the
 * shell provides a module, its fallback is not loaded.
 *
 * @param compilation With its modules finished; later stages merge modules, which loses the importer of each name.
 */
export function usedNames({ modules, moduleGraph }: Compilation): UsedNames {
  const used = new Map<string, Set<string>>();
  const reached = new Set([...modules].filter((module) => module.identifier().startsWith('container entry')));
  for (const module of reached) {
    for (const { dependency, module: taken } of moduleGraph.getOutgoingConnections(module)) {
      if (taken?.type === 'consume-shared-module') {
        const name = dependency.request ?? '';
        const names = used.get(name) ?? new Set();
        const [first] = dependency.ids ?? [];
        used.set(name, first ? names.add(first) : names);
      } else if (taken) reached.add(taken);
    }
  }
  return used;
}

/**
 * The `needs` of a feature's manifest.
 *
 * @throws Error when the build reports no imports, because every feature has some.
 */
export function needsOf(used: UsedNames): Needs {
  if (used.size === 0) throw new Error('The build reports no imports from the shell.');
  const shared = new Map(Object.entries(sharedModules(false)));
  return Object.fromEntries(
    [...used]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, names]) => {
        const range = shared.get(name)?.requiredVersion;
        if (!range) throw new Error(`${name} is imported from the shell but is not a shared module.`);
        return [name, { range, names: isOwnSurface(name) ? [...names].toSorted() : [] }];
      }),
  );
}

/** Every shared module with its version and without names: for a build that contains all of each. */
export function sharedVersions(): Provided {
  return Object.fromEntries(
    Object.entries(sharedModules(true)).map(([name, { version }]) => [name, { version }]),
  );
}

const providing = /^provide shared module \(\w+\) (.+)@[^@]+ = /;

/**
 * The shared modules of a shell's build: every module with its version, and the exported names of the workspace's
 * own.
 *
 * @throws Error that names a module whose exports the build does not report.
 */
export function providedModules({ modules, moduleGraph }: Compilation): Provided {
  const names = new Map<string, string[]>();
  for (const module of modules) {
    const [, name] = providing.exec(module.identifier()) ?? [];
    const [connection] = moduleGraph.getOutgoingConnections(module);
    const exported = name && connection?.module && moduleGraph.getProvidedExports(connection.module);
    if (name && Array.isArray(exported)) names.set(name, exported.toSorted());
  }
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, shared]) => {
      if (!isOwnSurface(name)) return [name, shared];
      const exported = names.get(name);
      if (!exported) throw new Error(`The build does not report the exports of ${name}.`);
      return [name, { ...shared, names: exported }];
    }),
  );
}
