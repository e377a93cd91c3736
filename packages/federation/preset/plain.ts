import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, chunkIntegrity } from './base.ts';
import { BuildManifestPlugin } from './manifest-plugin.ts';
import { sharedVersions } from './shared-surface.ts';
import { shellManifest } from './shell.ts';

/** Emits `chunks.json`: the scripts of each named chunk, for a benchmark that preloads them. */
function chunkList() {
  return new BuildManifestPlugin('chunks.json', (files, { namedChunkGroups }) =>
    Object.fromEntries([...namedChunkGroups.keys()].map((name) => [name, files(name)])),
  );
}

/**
 * The product as one plain bundle without federation: the baseline of the composition benchmark.
 *
 * @param root Folder of the shell.
 * @param entry Source of the entry module.
 * @param output Folder of the build.
 */
export function plainConfig(root: string, entry: string, output: string): Configuration {
  const base = baseConfig(root, true);
  return {
    ...base,
    name: 'plain',
    entry: { main: entry },
    output: { ...base.output, path: path.resolve(output), uniqueName: 'tawseel-plain' },
    plugins: [chunkIntegrity(), shellManifest('0.0.0', sharedVersions), chunkList()],
  };
}
