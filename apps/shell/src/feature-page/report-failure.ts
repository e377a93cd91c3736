import type { LoadFailure } from '@tawseel/federation/registry';
import type { Release } from './page-load-error.ts';

/** Tells the gateway of a failed load, for its figures and for ending a canary. Nobody waits for it. */
export function reportFailure(release: Release, reason: LoadFailure): void {
  const body = JSON.stringify({ feature: release.manifest.name, version: release.version, reason });
  const headers = { 'content-type': 'application/json' };
  // Also while the page is being left.
  fetch('/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
