import { Readable } from 'node:stream';
import { ApiError, createRateLimit, sendFailure } from '@tawseel/api';
import { unpackBuild } from '@tawseel/federation/network';
import {
  changeApp,
  checkDeployToken,
  publishApp,
  removeUnused,
  TokenError,
  useDeployToken,
  type Change,
} from '@tawseel/federation/store';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import { BadRelease, releaseFailureOf } from './release-failure.ts';
import { readReleaseRequest, type ReleaseRequest } from './release-request.ts';

/** In bytes: the largest archive. */
const bodyLimit = 8 * 1024 * 1024;

/** Requests of one address per minute, so that nobody tries out tokens or keeps the gateway busy. */
const perMinute = 30;

/** Releases that one process takes at the same time: it holds each in memory. */
const atOnce = 2;

const retryAfterSeconds = 5;

/** The release or change that a request wants, and its deploy token. */
interface Sent {
  wanted: ReleaseRequest;
  token: string;
}

/** @throws BadRelease, and TokenError for a request without a token. */
function readSent({ query, headers }: FastifyRequest): Sent {
  let wanted: ReleaseRequest;
  try {
    wanted = readReleaseRequest(query);
  } catch (error) {
    throw new BadRelease(error instanceof Error ? error.message : String(error));
  }
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined)
    throw new TokenError('invalid', 'Send a deploy token: Authorization: Bearer <token>.');
  return { wanted, token };
}

/** Publishes the build in the body of a request. */
async function receive(store: ReleaseStore, request: FastifyRequest, { wanted, token }: Sent) {
  if (!(request.body instanceof Readable))
    throw new BadRelease('The body must be an archive of type application/gzip.');
  const { files, origin: given } = await unpackBuild(request.body);
  const published = await store.change([wanted.app], async (folder) => {
    // Checked again: the token may be revoked during the upload.
    const id = await checkDeployToken(folder, token, wanted.app);
    return publishApp(folder, wanted.app, files, { ...wanted, origin: { ...given, token: id } });
  });
  request.log.info(published, 'released');
  return published;
}

/** Rolls back an app, or promotes or aborts its canary. */
async function changeLive(
  store: ReleaseStore,
  request: FastifyRequest,
  change: Change,
  { wanted, token }: Sent,
) {
  const { app: name, version } = wanted;
  const changed = await store.change([], async (folder) => {
    const id = await checkDeployToken(folder, token, name);
    return { id, ...(await changeApp(folder, name, change, version)) };
  });
  request.log.info({ name, change, ...changed }, 'changed the live release');
  return { name, version: changed.version, replaced: changed.replaced };
}

/** Removes unused releases. A failure does not fail the release that was published before. */
async function removeOld(store: ReleaseStore, { log }: FastifyRequest, keepDays: number): Promise<void> {
  try {
    const { removed, faults } = await store.change([], (folder) => removeUnused(folder, keepDays));
    if (removed.length > 0) log.info({ removed }, 'removed old releases');
    if (faults.length > 0) log.error({ faults }, 'could not remove old releases');
  } catch (error) {
    log.error({ err: error }, 'could not remove old releases');
  }
}

/** Sends the failure of a release with its reasons, and other errors as those of calls. */
function sendReleaseFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = releaseFailureOf(error);
  if (!failure) return sendFailure(() => true, error, request, reply);
  const { status, code, reasons } = failure;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  // An error of the machine is the operator's to mend.
  const level = status === 507 ? 'error' : 'warn';
  request.log[level]({ release: request.query, code, reasons }, 'refused a release');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, code, message: reasons.join(' '), reasons, requestId: request.id });
}

/**
 * Receives releases over the network, and their rollback, promotion and abort, from the holders of a deploy token. The checks
 * are those of a release on the machine of the store.
 *
 * @param keepDays Days for which a release stays in the store after its last use.
 */
export function releaseRoutes(app: FastifyInstance, store: ReleaseStore, keepDays: number): void {
  const limit = createRateLimit(perMinute);
  let running = 0;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
    scope.setErrorHandler<FastifyError>(sendReleaseFailure);

    scope.post('/releases', {
      bodyLimit,
      onRequest: async (request) => {
        const seconds = limit(request.ip);
        if (seconds > 0) throw new ApiError('too_many', { retryAfterSeconds: seconds });
        const { wanted, token } = readSent(request);
        await store.checkToken(token, wanted.app);
        await store.change([], (folder) => useDeployToken(folder, token, wanted.app));
      },
      handler: async (request, reply) => {
        const sent = readSent(request);
        const { change } = sent.wanted;
        reply.header('cache-control', 'no-store');
        if (change) return { success: true, ...(await changeLive(store, request, change, sent)) };
        if (running >= atOnce) throw new ApiError('too_many', { retryAfterSeconds });
        running += 1;
        try {
          const published = await receive(store, request, sent);
          await removeOld(store, request, keepDays);
          return { success: true, ...published };
        } finally {
          running -= 1;
        }
      },
    });
  });
}
