import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedModules } from '../shared/shared.ts';
import { satisfies } from '../src/registry/satisfies.ts';

const kit = '@tawseel/ui';

/** Version of the kit that is installed for a feature, if it depends on one. */
function installedVersion(root: string): string | undefined {
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(kit) ?? [];
  const file = folders
    .map((folder) => path.join(folder, kit, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (!file) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * Rejects a feature whose code is written for another version of the kit than the shared one, with which it would run.
 *
 * @param root Folder of the feature.
 */
export function requireSharedKit(root: string): void {
  const installed = installedVersion(root);
  const { version, requiredVersion } = sharedModules(false)[kit];
  if (installed === undefined || satisfies(installed, requiredVersion)) return;
  throw new Error(
    `The feature depends on ${kit} ${installed}, and the console shares ${version}: depend on ${requiredVersion}, or write "kit": "own" in feature.json.`,
  );
}
