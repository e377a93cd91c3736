import type { ServerResponse } from 'node:http';
import type { Compiler, Configuration } from '@rspack/core';
import { featureConfig } from './feature.ts';

/** Path of the server-sent events that announce each new build. */
const changesPath = '/changes';

/** Notifies the listeners at `changesPath` after each build. */
class ChangesPlugin {
  private readonly listeners = new Set<ServerResponse>();

  listen(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Confirms the connection, and sets the retry delay in milliseconds.
    response.write('retry: 1000\n\n');
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ChangesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      for (const listener of this.listeners) listener.write(`data: ${stats.hash}\n\n`);
    });
  }
}

/**
 * The rspack configuration of a development server that builds one feature in release form after each change, so that
 * a deployed console can load it from this machine.
 *
 * @param root Folder of the feature.
 * @param port Where to listen, on loopback.
 */
export function remoteConfig(root: string, port: number): Configuration {
  const config = featureConfig(root);
  const changes = new ChangesPlugin();
  return {
    ...config,
    // The browser's own tools read these.
    devtool: 'source-map',
    output: { ...config.output, uniqueName: `${config.output?.uniqueName}-local` },
    optimization: { ...config.optimization, minimize: false },
    lazyCompilation: false,
    plugins: [...(config.plugins ?? []), changes],
    devServer: {
      host: '127.0.0.1',
      port,
      // Compression would buffer the event stream.
      compress: false,
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      headers: {
        'access-control-allow-origin': '*',
        // Browsers send this preflight before a site may reach this machine.
        // https://wicg.github.io/private-network-access/
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'changes',
          path: changesPath,
          middleware: (_: unknown, response: ServerResponse) => changes.listen(response),
        },
      ],
    },
  };
}
