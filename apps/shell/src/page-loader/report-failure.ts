import type { LoadFailure, RuntimeReport } from '@tawseel/federation/registry';

interface LoadReport {
  feature: string;
  version: string;
  reason: LoadFailure;
}

/** Reports a failure to the gateway, which counts it in its metrics and may abort a canary. */
export function reportFailure(report: LoadReport | RuntimeReport): void {
  const body = JSON.stringify(report);
  const headers = { 'content-type': 'application/json' };
  // The request outlives a page that is being left.
  fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
