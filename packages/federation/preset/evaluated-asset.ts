import { createRequire } from 'node:module';
import vm from 'node:vm';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { baseConfig } from './base.ts';

const require = createRequire(import.meta.url);

const script = 'evaluated.js';

interface Evaluated {
  /** Module to build for Node.js, relative to the app's folder. */
  entry: string;
  /** Name of the JSON file. */
  file: string;
  /** The content of the file by what the module exports. */
  evaluate: (exported: Readonly<Record<string, unknown>>) => unknown;
  /** Address of the files that the module imports. */
  publicPath?: string;
}

function nodeConfig(root: string, { entry, file, publicPath = '' }: Evaluated): Configuration {
  const base = baseConfig(root, true);
  return {
    ...base,
    name: file,
    target: 'node20',
    entry: { evaluated: entry },
    devtool: false,
    output: {
      ...base.output,
      filename: script,
      clean: false,
      library: { type: 'commonjs' },
      publicPath,
    },
    module: {
      ...base.module,
      // Only what the module imports at once is evaluated.
      parser: { javascript: { dynamicImportMode: 'weak' } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false },
  };
}

/** Builds a module in memory; resolves to its source. @throws Error with the messages of the build */
async function buildModule(config: Configuration): Promise<string> {
  let source = '';
  const keep = (compiler: Compiler) => {
    compiler.hooks.compilation.tap('EvaluatedAsset', (compilation) => {
      compilation.hooks.processAssets.tap('EvaluatedAsset', () => {
        source = compilation.getAsset(script)?.source.source().toString() ?? '';
        compilation.deleteAsset(script);
      });
    });
  };
  const compiler = rspack({ ...config, plugins: [keep] });
  const stats = await new Promise<string>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else resolve(result?.hasErrors() ? result.toString('errors-only') : '');
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats) throw new Error(stats);
  return source;
}

/** Adds a JSON file to a build whose content a module of the app computes: it is built for Node.js and evaluated. */
export class EvaluatedAssetPlugin {
  readonly #root: string;
  readonly #evaluated: Evaluated;

  /** @param root Folder of the app. */
  constructor(root: string, evaluated: Evaluated) {
    this.#root = root;
    this.#evaluated = evaluated;
  }

  async #content(): Promise<string> {
    const { file, evaluate } = this.#evaluated;
    const source = await buildModule(nodeConfig(this.#root, this.#evaluated));
    const exported: Record<string, unknown> = {};
    const run = vm.runInThisContext(`(exports, require) => {\n${source}\n}`, { filename: file });
    run(exported, require);
    return JSON.stringify(evaluate(exported));
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('EvaluatedAsset', (compilation) => {
      // At the end: builds of one process that run at the same time list their chunks in another order each time, and a release
      // of equal sources has an equal version.
      compilation.hooks.processAssets.tapPromise(
        { name: 'EvaluatedAsset', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          compilation.emitAsset(this.#evaluated.file, new rspack.sources.RawSource(await this.#content()));
        },
      );
    });
  }
}
