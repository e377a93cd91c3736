import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCounter } from './counter.ts';
import { databaseMetrics } from './database-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

/** Metrics of this process. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  // Processor time, memory, event loop and garbage collection.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    database: databaseMetrics(registry),
    requests: requestMetrics(registry),
    pageViews: createCounter(
      registry,
      'tawseel_page_views_total',
      'Pages served, by the release of the shell and of the feature that owns the page.',
      ['feature', 'version'],
    ),
    loadFailures: createCounter(
      registry,
      'tawseel_feature_load_failures_total',
      'Features that could not be shown, as reported by browsers.',
      ['feature', 'version', 'reason'],
    ),
    runtimeErrors: createCounter(
      registry,
      'tawseel_feature_runtime_errors_total',
      'Errors that pages did not catch after they were loaded, as reported by browsers.',
      ['feature', 'version', 'reason'],
    ),
    canaryAborts: createCounter(
      registry,
      'tawseel_canary_aborts_total',
      'Canaries that were aborted because they failed for too many visitors.',
      ['feature', 'version'],
    ),
    ignoredReports: createCounter(
      registry,
      'tawseel_reports_ignored_total',
      'Reports that were not counted: unknown release, invalid, or too many from one address.',
      ['cause'],
    ),
  };
}
