import type { DatabaseObserver } from '@tawseel/api';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Upper limits in seconds: from a cached statement to the limit of one. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Metrics of the API's database in this process. */
export function databaseMetrics(registry: Registry): DatabaseObserver {
  const registers = [registry];
  const waits = new Histogram({
    name: 'tawseel_database_connection_wait_seconds',
    help: 'Time until a connection of the pool was free.',
    buckets,
    registers,
  });
  const statements = new Histogram({
    name: 'tawseel_database_statement_duration_seconds',
    help: 'Time from sending a statement to its result.',
    labelNames: ['outcome'] as const,
    buckets,
    registers,
  });
  const inUse = new Gauge({
    name: 'tawseel_database_connections_in_use',
    help: 'Connections that requests hold.',
    registers,
  });
  const waiting = new Gauge({
    name: 'tawseel_database_connections_waiting',
    help: 'Requests that wait for a connection.',
    registers,
  });
  return {
    waited: (seconds) => waits.observe(seconds),
    answered: (seconds, outcome) => statements.labels(outcome).observe(seconds),
    holds: (count) => inUse.set(count),
    waits: (count) => waiting.set(count),
  };
}
