import type { ServerResponse } from 'node:http';
import type { Compiler, Configuration } from '@rspack/core';
import { featureConfig } from './feature.ts';

/** Where a local build tells that it has been built again: a stream of server-sent events. */
const changesPath = '/changes';

/** Tells whoever listens at `changesPath` each time something has been built. */
class ChangesPlugin {
  private readonly listeners = new Set<ServerResponse>();

  listen(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Says at once that it is there, and after how many milliseconds to ask again once it is gone.
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
 * The rspack configuration of a development server that builds one feature as it is released, again at each change, for
 * a deployed console to load it from this machine.
 *
 * @param root Folder of the feature.
 * @param port Where to listen, on loopback.
 */
export function remoteConfig(root: string, port: number): Configuration {
  const config = featureConfig(root);
  const changes = new ChangesPlugin();
  return {
    ...config,
    output: { ...config.output, uniqueName: `${config.output?.uniqueName}-local` },
    optimization: { ...config.optimization, minimize: false },
    lazyCompilation: false,
    plugins: [...(config.plugins ?? []), changes],
    devServer: {
      host: '127.0.0.1',
      port,
      // It would hold back the stream of changes.
      compress: false,
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      headers: {
        'access-control-allow-origin': '*',
        // Asked by browsers before a site may reach this machine. https://wicg.github.io/private-network-access/
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
