import type { LoadReport, RuntimeReport } from '@tawseel/federation/registry';
import { errorName, framesOf, locationOf } from './stack-location.ts';

/** The error that caused others, which say only what could not be loaded. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** Errors of the loader, which are not located in the code that failed. */
const ofLoader = new Set(['FeatureLoadError', 'PageLoadError']);

/** Kind and location of an error of the code; nothing for other failures, such as a missing file. */
function originOf({ reason }: LoadReport | RuntimeReport, thrown: unknown): Partial<LoadReport> {
  const error = rootOf(thrown);
  if (!(error instanceof Error) || ofLoader.has(error.name)) return {};
  if (reason !== 'drawn' && reason !== 'threw') return {};
  const at = locationOf(framesOf(error))?.at;
  return at ? { name: errorName(error.name), at } : {};
}

/**
 * Reports a failure to the gateway, which counts it in its metrics and may abort a canary.
 *
 * @param error What was thrown. Its text is not sent, because it may contain typed input.
 */
export function reportFailure(report: LoadReport | RuntimeReport, error?: unknown): void {
  const body = JSON.stringify({ ...report, ...originOf(report, error) });
  const headers = { 'content-type': 'application/json' };
  // The request outlives a page that is being left.
  fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
