import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration, type DevServerMiddleware } from '@rspack/core';
import { pageDataId } from '../src/registry/page-data-id.ts';
import type { PageData } from '../src/registry/page-data.ts';
import { baseConfig } from './base.ts';

const require = createRequire(import.meta.url);

/** Addresses of a development server. */
export interface DevelopmentServer {
  /** Its port, on loopback. */
  port: number;
  /** API behind `/api`: `LoginDC` and `DC/…` are below the address. */
  apiUrl?: string;
  /** Gateway that receives reports of failures; without one they are dropped. */
  gateway?: string;
}

function proxyOf({ apiUrl, gateway }: DevelopmentServer) {
  const toApi = { context: ['/api'], pathRewrite: { '^/api': '' }, changeOrigin: true };
  return [
    ...(apiUrl ? [{ ...toApi, target: apiUrl }] : []),
    ...(gateway ? [{ context: ['/reports'], target: gateway }] : []),
  ];
}

const dropReports: DevServerMiddleware = {
  name: 'reports',
  path: '/reports',
  middleware: (_: unknown, response: ServerResponse) => void response.writeHead(204).end(),
};

/**
 * The rspack configuration of a development server with hot reload: one plain bundle, no federation.
 *
 * @param root Folder that the entry's imports resolve from.
 * @param entry Source of the entry module.
 * @param pageData Data that a gateway would set inline in the page.
 */
export function developmentConfig(
  root: string,
  entry: string,
  server: DevelopmentServer,
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
        templateContent: `<!doctype html><html lang="en" translate="no"><head><link rel="icon" href="data:,"></head><body><div id="root"></div>${inline}</body></html>`,
      }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: server.port,
      hot: true,
      historyApiFallback: true,
      proxy: proxyOf(server),
      setupMiddlewares: (middlewares) => (server.gateway ? middlewares : [dropReports, ...middlewares]),
      client: { overlay: { errors: true, warnings: false } },
    },
  };
}
