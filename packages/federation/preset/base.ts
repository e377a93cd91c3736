import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { compiledByReact } from '../src/compiler/compiled-by-react.mjs';
import { browserQueries } from '../src/browsers/oldest-browsers.ts';
import { loadDeadline } from '../src/failure/deadline.ts';
import { ownKitQuery } from './feature-module.ts';

const require = createRequire(import.meta.url);

/**
 * Writes the SHA-384 of each chunk into the entry that loads it, so that browsers reject changed chunks. The registry
 * holds the hash of the entry.
 */
export function chunkIntegrity() {
  return new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha384'],
    htmlPlugin: false,
    enabled: true,
  });
}

/**
 * The router without its development warnings: the package contains both builds, but its `exports` name only the one
 * with warnings.
 */
function productionRouter(): Record<string, string> {
  const build = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', 'production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    // Of the same build: its RouterProvider and the hooks share a context.
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

/** The rspack configuration that shell and features share. `root` is the app's folder. */
export function baseConfig(root: string, production: boolean): Configuration {
  return {
    context: root,
    mode: production ? 'production' : 'development',
    target: ['web', `browserslist:${browserQueries.join(', ')}`],
    // Releases store their source maps apart from the scripts, which must not name them.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: loadDeadline,
      // A module that threw is evaluated again by the next import; otherwise that import returns an empty module.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
      // Without the unique name of the build, so that releases share the maps of unchanged files.
      ...(production ? { devtoolModuleFilenameTemplate: '[resource-path]' } : {}),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: production ? productionRouter() : {},
    },
    module: {
      rules: [
        {
          test: /\.[mc]?[jt]sx?$/,
          // The compiled packages of the console build as their sources do.
          exclude: /node_modules[\\/](?!.*@tawseel[\\/])/,
          use: ({ resource }) => [
            {
              loader: 'builtin:swc-loader',
              options: {
                env: { targets: browserQueries },
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: {
                    react: { runtime: 'automatic', development: !production, refresh: !production },
                    reactCompiler: compiledByReact.test(resource ?? ''),
                  },
                },
              },
            },
          ],
          type: 'javascript/auto',
        },
        {
          resourceQuery: ownKitQuery,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'own-kit-loader.mjs'),
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 4 }, format: { comments: false } },
        }),
      ],
      splitChunks: { chunks: 'async', minSize: 8_000, cacheGroups: { defaultVendors: false } },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
