import path from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import { pageDataId } from '../src/registry/page-data-id.ts';
import type { PageData } from '../src/registry/page-data.ts';
import { baseConfig } from './base.ts';

/**
 * The rspack configuration of a development server with hot reload: one plain bundle, no federation.
 *
 * @param root Folder that the entry's imports resolve from.
 * @param entry Source of the entry module.
 * @param ports Ports of this server and of the gateway with the API, both on loopback.
 * @param pageData Data that a gateway would set inline in the page.
 */
export function developmentConfig(
  root: string,
  entry: string,
  ports: { own: number; api: number },
  pageData?: PageData,
): Configuration {
  const base = baseConfig(root, false);
  const inline = pageData
    ? `<script type="application/json" id="${pageDataId}">${JSON.stringify(pageData).replaceAll('<', '\\u003c')}</script>`
    : '';
  return {
    ...base,
    entry: { main: entry },
    output: {
      ...base.output,
      path: path.join(root, 'node_modules', '.cache', 'development'),
      publicPath: '/',
    },
    resolve: {
      ...base.resolve,
      // Entry and packages resolve the same copies from any folder.
      alias: Object.fromEntries(
        ['react', 'react-dom', 'react-router-dom'].map((name) => [
          name,
          path.dirname(require.resolve(`${name}/package.json`)),
        ]),
      ),
    },
    optimization: {},
    // Compiling a page on request reloads the document each time, and may lose a concurrent change.
    lazyCompilation: false,
    plugins: [
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({
        title: 'Tawseel',
        templateContent: `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><div id="root"></div>${inline}</body></html>`,
      }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: ports.own,
      hot: true,
      historyApiFallback: true,
      // The console posts failures to `/reports`, which the API's server handles in front of the API.
      proxy: [{ context: ['/api', '/reports'], target: `http://127.0.0.1:${ports.api}` }],
      client: { overlay: { errors: true, warnings: false } },
    },
  };
}
