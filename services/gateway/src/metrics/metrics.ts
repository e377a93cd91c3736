import { createCounter } from './counter.ts';

/** What this process counts of the pages it serves and the reports it gets. */
export type Metrics = ReturnType<typeof createMetrics>;

/** What an operator compares with any other process. */
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
    'Features that could not be shown, as their visitors’ browsers reported.',
    ['feature', 'version', 'reason'],
  );
  const runtimeErrors = createCounter(
    'tawseel_feature_runtime_errors_total',
    'Errors that pages did not catch after they were loaded, as their visitors’ browsers reported.',
    ['feature', 'version', 'reason'],
  );
  const canaryAborts = createCounter(
    'tawseel_canary_aborts_total',
    'Canaries that were taken back because they failed for too many visitors.',
    ['feature', 'version'],
  );
  const ignoredReports = createCounter(
    'tawseel_reports_ignored_total',
    'Reports that were not counted: of an unknown release, not a report, or too many of one address.',
    ['cause'],
  );
  const counters = [pageViews, loadFailures, runtimeErrors, canaryAborts, ignoredReports];
  return {
    pageViews,
    loadFailures,
    runtimeErrors,
    canaryAborts,
    ignoredReports,
    /** All of it in Prometheus' text format. */
    text: () => counters.map((counter) => counter.text()).join('') + processText(),
  };
}
