import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compilation, type Compiler, type Configuration } from '@rspack/core';
import { baseConfig } from './base.ts';

/** Name in a service worker's source that stands for the files of the build. */
const placeholder = '__PAGE_FILES__';

const workerFile = 'sw.js';

/** Lists the files of a build in its service worker, once their names are final, and emits the version for the release store. */
class PagePlugin {
  readonly #name: string;
  readonly #version: string;

  constructor(name: string, version: string) {
    this.#name = name;
    this.#version = version;
  }

  #complete(compilation: Compilation) {
    const names = compilation.getAssets().map(({ name }) => name);
    const files = names.filter((name) => name !== workerFile && /\.(js|woff2|wasm)$/.test(name)).toSorted();
    const main = names.find((name) => /^main\..*js$/.test(name));
    compilation.updateAsset(workerFile, (source) => {
      const text = source.source().toString();
      return new rspack.sources.RawSource(text.replaceAll(placeholder, JSON.stringify({ main, files })));
    });
    const version = JSON.stringify({ version: this.#version });
    compilation.emitAsset(`${this.#name}.json`, new rspack.sources.RawSource(version));
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.#complete(compilation),
      );
    });
  }
}

/** A page of its own beside the console. */
export interface OwnPage {
  /** Folder of the app; holds `index.html` and `src/main.tsx`. */
  root: string;
  /** Name of the app in the release store. */
  name: string;
  /** Address of the page, with a slash at its end. */
  base: string;
  /** Source of its service worker. */
  worker: string;
  /** Folder whose files are copied as they are, such as icons. */
  files: string;
}

/** The rspack configuration of a page of its own, without federation. */
export function pageConfig({ root, name, base: publicPath, worker, files }: OwnPage): Configuration {
  const production = process.env.NODE_ENV !== 'development';
  const base = baseConfig(root, production);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    ...base,
    name,
    entry: { main: './src/main.tsx', sw: { import: worker, filename: workerFile } },
    output: { ...base.output, publicPath },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: production }),
      new rspack.HtmlRspackPlugin({ template: './index.html', chunks: ['main'], scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: files }] }),
      new PagePlugin(name, version),
    ],
  };
}
