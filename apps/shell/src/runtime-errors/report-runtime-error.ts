import type { RuntimeReport } from '@tawseel/federation/registry';
import { reportFailure } from '../page-loader/report-failure.ts';
import { locationOf } from './stack-location.ts';

/** How many reports a page makes, as long as it is open, and within a minute. */
const most = { everOfPage: 10, perMinute: 3 };

/**
 * Failures that are no error of the code: of the network, of the API, of requests given up, and of files, which are
 * reported where they are loaded.
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

/** What browsers say of a request that got no answer. */
const noAnswer = /^(Failed to fetch|Load failed|NetworkError when attempting|error loading dynamically)/;

/** A notice of the browser about its own layout, not an error of a script. */
const layoutNotice = /^ResizeObserver loop/;

const known = new Set<string>();
let times: number[] = [];

/** What an event tells of the error: the value thrown, the stack, or the place where there is no stack. */
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
    stack: stackOf(isError ? (error.stack ?? '') : '', message) || place,
  };
}

/** The frames of a stack: a message may hold anything, also addresses. */
function stackOf(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

function isThrottled(now: number): boolean {
  times = times.filter((time) => now - time < 60_000);
  return known.size >= most.everOfPage || times.length >= most.perMinute;
}

function isNoise(name: string, message: string): boolean {
  return handled.has(name) || layoutNotice.test(message) || (name === 'TypeError' && noAnswer.test(message));
}

/**
 * Reports an error that nothing has caught to the gateway, once for each place, a few times a minute. It tells where the
 * code failed and the kind of the error; the text of an error stays in the browser, because it may hold what was typed.
 *
 * @param loaded Names of the features that pages have been loaded from. What fails before is reported by its loading.
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
    name: name.replaceAll(/\W/g, '').slice(0, 40) || 'Error',
  };
  reportFailure(report);
}
