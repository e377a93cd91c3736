import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import {
  featureSource,
  manifest,
  type FeatureSource,
  type Manifest,
} from '../src/manifest/manifest.schema.ts';
import { parse } from '../src/manifest/parse.ts';
import { requireContract } from '../src/manifest/require-contract.ts';
import { baseConfig, chunkIntegrity } from './base.ts';
import { featureFederation, runtimeAsModules } from './federation.ts';
import { firstRowsOf } from './first-rows.ts';
import { BuildManifestPlugin } from './manifest-plugin.ts';
import { requireSharedKit } from './required-kit.ts';
import { needsOf } from './shared-surface.ts';
import { sourceHash } from './source-hash.ts';

const entry = 'remoteEntry.js';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Reads the team's `feature.json`. rspack prints an error's stack, which hides its message, so this error has no
 * stack.
 */
export function readSource(root: string): FeatureSource {
  try {
    const source = readJson(path.join(root, 'feature.json'));
    requireContract(source);
    const parsed = parse(featureSource, source, `${root}/feature.json`);
    if (parsed.kit !== 'own') requireSharedKit(root);
    return parsed;
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

/**
 * The rspack configuration of a feature. Its team writes only `export default featureConfig(import.meta.dirname)`.
 *
 * @param root Folder of the feature; holds `feature.json`, `package.json` and `src/feature.ts`.
 * @throws Error that names the wrong field of `feature.json`, its contract when that is unsupported, or its version of the kit when that
 *   is not the shared one.
 */
export function featureConfig(root: string): Configuration {
  const production = process.env.NODE_ENV !== 'development';
  const { kit, ...source } = readSource(root);
  const hasOwnKit = kit === 'own';
  const { version } = readJson(path.join(root, 'package.json')) as { version: string };
  const base = baseConfig(root, production);

  return {
    ...base,
    name: source.name,
    entry: {},
    // Two releases of a feature may run in one page: a unique name keeps their chunks apart.
    output: { ...base.output, uniqueName: `tawseel-${source.name}-${sourceHash(root)}` },
    plugins: [
      runtimeAsModules(),
      featureFederation({ name: source.name, entry, hasOwnKit }),
      chunkIntegrity(),
      ...firstRowsOf(root),
      new BuildManifestPlugin('feature.json', (files, _, used): Manifest => {
        const own = files('feature');
        const pages = source.pages.map((page) => [page.path, files(page.chunk)]);
        return parse(
          manifest,
          {
            ...source,
            version,
            files: {
              entry,
              feature: own,
              pages: Object.fromEntries(pages),
              words: { en: files('words-en'), ar: files('words-ar') },
            },
            needs: needsOf(used),
          },
          `${source.name}: feature.json of the build`,
        );
      }),
    ],
  };
}
