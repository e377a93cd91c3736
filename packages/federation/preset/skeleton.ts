import { createRequire } from 'node:module';
import vm from 'node:vm';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { skeletonBase } from '../src/registry/skeleton.ts';
import { baseConfig } from './base.ts';

const require = createRequire(import.meta.url);

const script = 'skeleton.js';

/** Replaces the script of the build by `skeleton.json`, the markup and styles that it renders. */
class RenderSkeletonPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RenderSkeletonPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RenderSkeletonPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const source = compilation.getAsset(script)?.source.source().toString() ?? '';
          const exported: { renderSkeletons?: () => unknown } = {};
          const run = vm.compileFunction(source, ['exports', 'require'], { filename: script });
          run(exported, require);
          if (!exported.renderSkeletons) throw new Error('The skeleton exports no renderSkeletons');
          const json = JSON.stringify(exported.renderSkeletons());
          compilation.deleteAsset(script);
          compilation.emitAsset('skeleton.json', new rspack.sources.RawSource(json));
        },
      );
    });
  }
}

/**
 * The rspack configuration that renders the shell's skeletons: the markup that the HTML shows before any code has arrived.
 *
 * @param root Folder of the shell; `src/skeleton/render-skeletons.tsx` exports `renderSkeletons`.
 */
export function skeletonConfig(root: string, production: boolean): Configuration {
  const base = baseConfig(root, production);
  return {
    ...base,
    name: 'skeleton',
    target: 'node20',
    entry: { skeleton: './src/skeleton/render-skeletons.tsx' },
    devtool: false,
    output: {
      ...base.output,
      filename: script,
      clean: false,
      library: { type: 'commonjs' },
      publicPath: skeletonBase,
    },
    module: {
      ...base.module,
      // A skeleton contains no code that loads on demand.
      parser: { javascript: { dynamicImportMode: 'weak' } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false },
    plugins: [new RenderSkeletonPlugin()],
  };
}
