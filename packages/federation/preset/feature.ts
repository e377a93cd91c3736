import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { manifest, type Manifest } from '../src/manifest/manifest.schema.ts';
import { parse } from '../src/manifest/parse.ts';
import { baseConfig, chunkIntegrity } from './base.ts';
import { featureFederation, runtimeAsModules } from './federation.ts';
import { readChangedSource, readSource, sourceFile } from './feature-source.ts';
import { firstRowsOf } from './first-rows.ts';
import { BuildManifestPlugin } from './manifest-plugin.ts';
import { needsOf } from './shared-surface.ts';
import { sourceHash } from './source-hash.ts';

const entry = 'remoteEntry.js';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
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
  const started = readSource(root);
  const hasOwnKit = started.kit === 'own';
  const { version } = readJson(path.join(root, 'package.json')) as { version: string };
  const base = baseConfig(root, production);

  return {
    ...base,
    name: started.name,
    entry: {},
    // Two releases of a feature may run in one page: a unique name keeps their chunks apart.
    output: { ...base.output, uniqueName: `tawseel-${started.name}-${sourceHash(root)}` },
    plugins: [
      runtimeAsModules(),
      featureFederation({ name: started.name, entry, hasOwnKit }),
      chunkIntegrity(),
      ...firstRowsOf(root),
      new BuildManifestPlugin(
        'feature.json',
        (files, _, used): Manifest => {
          const { kit: __, ...source } = readChangedSource(root, started);
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
        },
        [sourceFile(root)],
      ),
    ],
  };
}
