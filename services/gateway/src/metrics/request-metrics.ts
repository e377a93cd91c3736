import type { RequestObserver } from '@tawseel/api';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Upper limits in seconds: from a short call to the time limit of a request. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of the requests of this process. */
export function requestMetrics(registry: Registry): RequestObserver {
  const durations = new Histogram({
    name: 'tawseel_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'tawseel_http_requests_in_flight',
    help: 'Requests whose response has not ended.',
    registers: [registry],
  });
  return {
    arrived() {
      const end = durations.startTimer();
      inFlight.inc();
      return ({ route, status }) => {
        inFlight.dec();
        end({ route, status: String(status) });
      };
    },
  };
}
