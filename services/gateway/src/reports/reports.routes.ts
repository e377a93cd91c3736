import { createHash } from 'node:crypto';
import { createRateLimit, ApiError, sendFailure } from '@tawseel/api';
import {
  chooseDriver,
  chooseReleases,
  liveOf,
  loadReport,
  runtimeReport,
  type Registry,
} from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { CanaryWatch } from '../canaries/canary-watch.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReleaseReports, ReportedError } from '../store/release-store.ts';
import type { KnownVisitor, Visitors } from '../visitor/visitor.ts';

/** In bytes: a report takes about 100, one with a stack about 500. */
const bodyLimit = 1024;

/** Limit of one address, which a whole office may share. */
const perMinute = 60;

const report = z.union([loadReport, runtimeReport]);

type Report = z.infer<typeof report>;

/** Whether the registry names the release, as live, previous or canary. */
function isNamed(registry: Registry, { feature, version }: Report): boolean {
  const live = liveOf(registry, feature);
  return [live, live?.previous, live?.canary?.release].some((release) => release?.version === version);
}

/** The error of a report that has its location. */
function errorOf({ feature, version, reason, name, at = [] }: Report): ReportedError | undefined {
  return name !== undefined && at.length > 0 ? { app: feature, version, reason, name, at } : undefined;
}

/** Equal errors of a release have one id. */
function errorId({ app, version, reason, name, at }: ReportedError): string {
  const text = JSON.stringify([app, version, reason, name, at]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The canary that failed, if the release is one and the visitor receives it. */
function failedCanary(registry: Registry, { feature, version }: Report, visitor: KnownVisitor) {
  const canary = liveOf(registry, feature)?.canary;
  const given =
    feature === 'driver'
      ? chooseDriver(registry, visitor)
      : liveOf(chooseReleases(registry, visitor), feature);
  return canary?.release.version === version && given?.version === version
    ? { feature, version, since: canary.since }
    : undefined;
}

/**
 * Receives reports of features that could not be shown, and of errors that pages did not catch. Anybody can invent one:
 * reports count only for releases that the registry names, and their only effect is the abort of a canary.
 */
export function reportRoutes(
  app: FastifyInstance,
  readRegistry: () => Promise<Registry>,
  metrics: Metrics,
  watch: CanaryWatch,
  reports: ReleaseReports,
  visitors: Visitors,
): void {
  const limit = createRateLimit(perMinute);
  const ignore = (cause: 'flood' | 'invalid' | 'unknown') => metrics.ignoredReports.add({ cause });

  async function count(given: Report, visitor: KnownVisitor): Promise<void> {
    // The reader of the registry has logged the cause.
    const registry = await readRegistry().catch(() => undefined);
    if (!registry || !isNamed(registry, given)) return ignore('unknown');
    const { feature, version, reason } = given;
    const kind = 'kind' in given ? given.kind : 'load';
    const error = errorOf(given);
    const id = error && errorId(error);
    const counter = kind === 'load' ? metrics.loadFailures : metrics.runtimeErrors;
    counter.add({ feature, version, reason });
    app.log.info(
      { feature, version, kind, reason, name: given.name, at: given.at, report: id },
      'a browser reported a failure',
    );
    const canary = failedCanary(registry, given, visitor);
    try {
      await reports.add(feature, version, reason);
      if (error && id) await reports.addError(id, error);
      if (canary && visitor.id) await watch.failed(canary, visitor.id);
    } catch (error) {
      app.log.error({ err: error, feature, version }, 'could not count a report');
    }
  }

  app.post('/reports', {
    bodyLimit,
    onRequest: async (request) => {
      const retryAfterSeconds = limit(request.ip);
      if (retryAfterSeconds === 0) return undefined;
      ignore('flood');
      throw new ApiError('too_many', { retryAfterSeconds });
    },
    errorHandler: (error, request, reply) => {
      void sendFailure(() => true, error, request, reply);
      // The hook that refuses a flood has counted it.
      if (reply.statusCode < 500 && reply.statusCode !== 429) ignore('invalid');
    },
    handler: async (request, reply) => {
      const { data } = report.safeParse(request.body);
      if (data) {
        await count(data, visitors.read(request.headers.cookie));
        return reply.code(204).send();
      }
      throw new ApiError('invalid');
    },
  });
}
