import type { LoadFailure, RuntimeReport } from '@tawseel/federation/registry';

type LoadReport = { feature: string; version: string; reason: LoadFailure };

/** Tells the gateway of a failure, for its figures and for ending a canary. Nobody waits for it. */
export function reportFailure(report: LoadReport | RuntimeReport): void {
  const body = JSON.stringify(report);
  const headers = { 'content-type': 'application/json' };
  // Also while the page is being left.
  fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
