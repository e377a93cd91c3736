import { liveNames, liveOf, type Registry as Releases } from '@tawseel/federation/registry';
import { Gauge, type Registry } from 'prom-client';

/** Names the live releases and canaries at each reading: `sum(tawseel_release_info{state="canary"})` counts canaries. */
export function releaseMetrics(registry: Registry, readReleases: () => Promise<Releases>): void {
  const info = new Gauge({
    name: 'tawseel_release_info',
    help: 'Releases that visitors get, each with the value 1.',
    labelNames: ['feature', 'version', 'state'] as const,
    registers: [registry],
    async collect() {
      info.reset();
      const releases = await readReleases().catch(() => undefined);
      if (!releases) return;
      for (const name of liveNames(releases)) {
        const live = liveOf(releases, name);
        if (!live) continue;
        info.labels(name, live.version, 'live').set(1);
        if (live.canary) info.labels(name, live.canary.release.version, 'canary').set(1);
      }
    },
  });
}
