import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { storePaths } from '@tawseel/federation/store';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { dictionaryHeader, fileAt, readDelta } from './deltas.ts';

const releaseAddress = /^\/releases\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//;

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding, available-dictionary',
};

/**
 * Serves the release store: files are named by their content, cached for a year, and compressed at the release. A browser
 * that has the file of another release gets the delta that the release has stored.
 */
export async function serveReleases(app: FastifyInstance, store: ReleaseStore): Promise<void> {
  const root = storePaths(store.folder).releases;
  // Created before the first release. If that fails, the release command reports it.
  await mkdir(root, { recursive: true }).catch(() => undefined);
  await app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      const [, app, version] = releaseAddress.exec(request.url) ?? [];
      if (app !== undefined && version !== undefined) await store.fetchRelease(app, version);
      const delta = await readDelta(root, fileAt(request.url), request.headers);
      if (!delta) return undefined;
      return reply
        .headers({ ...headers, 'content-encoding': 'dcz' })
        .type(delta.type)
        .send(delta.content);
    });
    // A page of another origin may run a feature from here and check its integrity. Fonts and images
    // load without CORS, so the resource policy must allow them as well.
    scope.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode >= 400) return;
      const { app: name, file } = fileAt(url);
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        ...dictionaryHeader(file, `/releases/${name}/*/`),
      });
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/releases/',
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      index: false,
      // Hides releases that are still being written.
      dotfiles: 'ignore',
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      },
    });
  });
}
