import { createCounter } from './counter.ts';

/** Counters of served pages and received reports of this process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Process metrics under the names that Prometheus clients share. */
function processText(): string {
  const { user, system } = process.cpuUsage();
  const gauges = [
    ['process_cpu_seconds_total', 'counter', 'CPU time used, in seconds.', (user + system) / 1e6],
    ['process_resident_memory_bytes', 'gauge', 'Memory in use, in bytes.', process.memoryUsage.rss()],
    [
      'process_start_time_seconds',
      'gauge',
      'Start, in seconds since 1970.',
      Date.now() / 1000 - process.uptime(),
    ],
  ];
  return gauges
    .map(([name, type, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`)
    .join('');
}

export function createMetrics() {
  const pageViews = createCounter(
    'tawseel_page_views_total',
    'Pages served, by the release of the shell and of the feature that owns the page.',
    ['feature', 'version'],
  );
  const loadFailures = createCounter(
    'tawseel_feature_load_failures_total',
    'Features that could not be shown, as reported by browsers.',
    ['feature', 'version', 'reason'],
  );
  const runtimeErrors = createCounter(
    'tawseel_feature_runtime_errors_total',
    'Errors that pages did not catch after they were loaded, as reported by browsers.',
    ['feature', 'version', 'reason'],
  );
  const canaryAborts = createCounter(
    'tawseel_canary_aborts_total',
    'Canaries that were aborted because they failed for too many visitors.',
    ['feature', 'version'],
  );
  const ignoredReports = createCounter(
    'tawseel_reports_ignored_total',
    'Reports that were not counted: unknown release, invalid, or too many from one address.',
    ['cause'],
  );
  const counters = [pageViews, loadFailures, runtimeErrors, canaryAborts, ignoredReports];
  return {
    pageViews,
    loadFailures,
    runtimeErrors,
    canaryAborts,
    ignoredReports,
    /** All metrics in the text format of Prometheus. */
    text: () => counters.map((counter) => counter.text()).join('') + processText(),
  };
}
