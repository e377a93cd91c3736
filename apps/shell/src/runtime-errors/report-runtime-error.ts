import type { RuntimeReport } from '@tawseel/federation/registry';
import { reportFailure } from '../failure-reports/report-failure.ts';
import { errorName, framesOf, locationOf } from '../failure-reports/stack-location.ts';

/** Limits of a page's reports: in total and within a minute. */
const most = { everOfPage: 10, perMinute: 3 };

/**
 * Errors that are not bugs of the code: network, API, aborted requests, and files, which are reported where they are
 * loaded.
 */
const handled = new Set([
  'AbortError',
  'ApiError',
  'ChunkLoadError',
  'FeatureLoadError',
  'NetworkError',
  'PageLoadError',
  'TimeoutError',
]);

/** Browsers' messages for a request without a response. */
const noAnswer = /^(Failed to fetch|Load failed|NetworkError when attempting|error loading dynamically)/;

/** The browser's own notice about layout, not an error of a script. */
const layoutNotice = /^ResizeObserver loop/;

const known = new Set<string>();
let times: number[] = [];

/** The thrown value and the stack of an event, or the location if there is no stack. */
function readEvent(event: ErrorEvent | PromiseRejectionEvent) {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : event.error;
  const isError = error instanceof Error || error instanceof DOMException;
  const message = isError ? error.message : isRejection ? '' : event.message;
  const place = isRejection ? '' : `${event.filename}:${event.lineno}:${event.colno}`;
  return {
    reason: isRejection ? ('rejection' as const) : ('error' as const),
    name: isError ? error.name : typeof error,
    message,
    stack: (isError && framesOf(error)) || place,
  };
}

function isThrottled(now: number): boolean {
  times = times.filter((time) => now - time < 60_000);
  return known.size >= most.everOfPage || times.length >= most.perMinute;
}

function isNoise(name: string, message: string): boolean {
  return handled.has(name) || layoutNotice.test(message) || (name === 'TypeError' && noAnswer.test(message));
}

/**
 * Reports an uncaught error to the gateway, once for each place and a few times a minute. The report has the location
 * and the kind of the error, never its text, which may contain typed input.
 *
 * @param loaded Names of the features that have loaded pages. Earlier failures are reported by the loader.
 */
export function reportRuntimeError(
  event: ErrorEvent | PromiseRejectionEvent,
  loaded: ReadonlySet<string>,
): void {
  if (event.defaultPrevented) return;
  const { reason, name, message, stack } = readEvent(event);
  const place = isNoise(name, message) ? undefined : locationOf(stack);
  if (!place || (place.feature !== 'shell' && !loaded.has(place.feature))) return;
  const key = `${reason} ${name} ${place.version} ${place.at[0]}`;
  const now = performance.now();
  if (known.has(key) || isThrottled(now)) return;
  known.add(key);
  times.push(now);
  const report: RuntimeReport = {
    kind: 'runtime',
    ...place,
    reason,
    name: errorName(name),
  };
  reportFailure(report);
}
