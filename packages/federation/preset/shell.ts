import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from '@rspack/core';
import { contractVersion } from '../src/manifest/contract-version.ts';
import type { Provided } from '../src/manifest/sharing.schema.ts';
import type { shellPaths } from '../src/registry/find-page.ts';
import { skeletonBase } from '../src/registry/skeleton.ts';
import { baseConfig, chunkIntegrity } from './base.ts';
import { EvaluatedAssetPlugin } from './evaluated-asset.ts';
import { runtimeAsModules, shellFederation } from './federation.ts';
import { BuildManifestPlugin, scriptsOf } from './manifest-plugin.ts';
import { providedModules } from './shared-surface.ts';

/** Fonts of the first paint: regular and strong weight of the language's script. */
function firstFonts(assets: string[], script: 'latin' | 'arabic') {
  return assets.filter(
    (name) => name.endsWith('.woff2') && name.includes(`-${script}-`) && /-(400|600)-/.test(name),
  );
}

/**
 * Files of the shared modules that a page consumes and the shell's first files leave out, such as forms. Module Federation
 * requests them once the first files have run, so the HTML preloads them with the page. Sorted: the bundler's order varies.
 */
function sharedFiles({ namedChunkGroups }: Compilation, page: string): string[] {
  const groups = namedChunkGroups.get(page)?.childrenIterable ?? [];
  return groups
    .filter(({ origins }) => origins.some(({ module }) => module?.type === 'consume-shared-module'))
    .flatMap(scriptsOf)
    .toSorted();
}

/**
 * Emits `shell.json`, the data of a shell's build that the release store needs.
 *
 * @param sharedOf Returns the shared modules that features may import.
 */
export function shellManifest(
  version: string,
  sharedOf: (compilation: Compilation) => Provided,
): BuildManifestPlugin {
  return new BuildManifestPlugin('shell.json', (files, compilation) => {
    const assets = compilation.getAssets().map((asset) => asset.name);
    const pageFiles = (name: string) => [...new Set([...files(name), ...sharedFiles(compilation, name)])];
    return {
      version,
      contract: contractVersion,
      scripts: files('main'),
      words: { en: files('words-en'), ar: files('words-ar') },
      fonts: { en: firstFonts(assets, 'latin'), ar: firstFonts(assets, 'arabic') },
      shared: sharedOf(compilation),
      pages: {
        '/': pageFiles('home'),
        '/home': pageFiles('home'),
        '/login': pageFiles('sign-in'),
        '/invitation': pageFiles('invitation'),
        '/CompanyInfo': pageFiles('company'),
        '/account': pageFiles('account'),
        '/staff': pageFiles('staff'),
        '/privacy': pageFiles('privacy'),
      } satisfies Record<(typeof shellPaths)[number], string[]>,
    };
  });
}

/** Adds `skeleton.json`: the markup that the HTML shows before any code has arrived, and its styles. */
function renderedSkeletons(root: string) {
  return new EvaluatedAssetPlugin(root, {
    entry: './src/skeleton/render-skeletons.tsx',
    file: 'skeleton.json',
    publicPath: skeletonBase,
    evaluate: ({ renderSkeletons }) => {
      if (typeof renderSkeletons !== 'function') throw new Error('The skeleton exports no renderSkeletons');
      return renderSkeletons() as unknown;
    },
  });
}

/**
 * The rspack configurations of the shell: the shell itself, and `boot`, a short script that the gateway sets inline
 * in the page's head (language, direction and theme before first paint; files and first data request of the page; the skeleton).
 *
 * @param root Folder of the shell; holds `src/main.tsx`, `src/boot.ts` and `src/skeleton/render-skeletons.tsx`.
 */
export function shellConfig(root: string): Configuration[] {
  const production = process.env.NODE_ENV !== 'development';
  const base = baseConfig(root, production);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return [
    {
      ...base,
      name: 'shell',
      entry: { main: './src/main.tsx' },
      output: { ...base.output, uniqueName: 'tawseel-shell', clean: { keep: 'boot.js' } },
      plugins: [
        runtimeAsModules(),
        shellFederation(),
        chunkIntegrity(),
        shellManifest(version, providedModules),
        renderedSkeletons(root),
      ],
    },
    {
      ...base,
      name: 'boot',
      // One after the other: at the same time, the shell would list its chunks in another order each time.
      dependencies: ['shell'],
      entry: { boot: './src/boot.ts' },
      devtool: false,
      output: { ...base.output, filename: 'boot.js', clean: false },
    },
  ];
}
