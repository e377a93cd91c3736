import type { Manifest } from '../manifest/manifest.schema.ts';
import type { LiveDriver, LiveFeature, LiveShell, Registry } from '../registry/registry.schema.ts';
import type { FeatureRelease, ShellRelease } from '../registry/release.schema.ts';

/** A well-formed integrity value. */
export const someIntegrity = `sha384-${'A'.repeat(64)}`;

/** Manifest of a small feature: a list with a first request, and a page with a parameter. */
export function sampleManifest(changes: Partial<Manifest> = {}): Manifest {
  return {
    name: 'fleet',
    contract: 1,
    version: '1.2.0',
    pages: [
      {
        path: '/drivers',
        chunk: 'drivers',
        title: { en: 'Drivers', ar: 'السائقون' },
        firstCall: { method: 'POST', path: '/DC/DisplayDrivers', body: { limit: 25 } },
      },
      { path: '/driver/:driverId', chunk: 'driver', title: { en: 'Driver', ar: 'سائق' } },
    ],
    sections: [
      {
        key: 'drivers',
        order: 50,
        label: { en: 'Drivers', ar: 'السائقون' },
        icon: 'M12 12a4 4 0 1 0 0-8',
        items: [{ path: '/drivers', order: 10 }],
      },
    ],
    files: {
      entry: 'remoteEntry.js',
      feature: ['feature.1.js'],
      pages: { '/drivers': ['feature.1.js', 'drivers.1.js'], '/driver/:driverId': ['driver.1.js'] },
      words: { en: ['words-en.1.js'], ar: ['words-ar.1.js'] },
    },
    needs: {
      react: { range: '^19.0.0', names: [] },
      '@tawseel/ui': { range: '^1.0.0', names: ['Button', 'ListScreen'] },
    },
    ...changes,
  };
}

/** The `feature.json` that the sample manifest is built from. */
export function sampleSource() {
  const { version: _, files: __, needs: ___, ...source } = sampleManifest();
  const pages = source.pages.map(({ firstCall, ...page }) => ({
    ...page,
    ...(firstCall && { firstCall: { list: 'drivers' } }),
  }));
  return { ...source, pages };
}

function integrityOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, someIntegrity]));
}

/** Time of publication of the samples. */
export const someTime = '2026-01-31T08:00:00.000Z';

/** A release of the feature, live or not. */
export function sampleFeatureRelease(changes: Partial<FeatureRelease> = {}): FeatureRelease {
  const scripts = ['feature.1.js', 'drivers.1.js', 'driver.1.js', 'words-en.1.js', 'words-ar.1.js'];
  return {
    version: '1.2.0-5f0c',
    entry: '/releases/fleet/1.2.0-5f0c/remoteEntry.js',
    integrity: integrityOf(['remoteEntry.js', ...scripts]),
    manifest: sampleManifest(),
    ...changes,
  };
}

/** The live feature. */
export function sampleFeature(changes: Partial<LiveFeature> = {}): LiveFeature {
  return { ...sampleFeatureRelease(), since: someTime, ...changes };
}

/** A release of the shell, live or not. */
export function sampleShellRelease(changes: Partial<ShellRelease> = {}): ShellRelease {
  return {
    version: '1.0.0-77aa',
    contract: 1,
    base: '/releases/shell/1.0.0-77aa/',
    boot: 'document.documentElement.lang="en"',
    scripts: ['main.1.js'],
    words: { en: ['words-en.1.js'], ar: ['words-ar.1.js'] },
    fonts: { en: ['latin.1.woff2'], ar: ['arabic.1.woff2'] },
    integrity: integrityOf(['main.1.js', 'words-en.1.js', 'words-ar.1.js']),
    shared: {
      react: { version: '19.3.1' },
      '@tawseel/ui': { version: '1.0.0', names: ['Button', 'Dialog', 'ListScreen'] },
    },
    ...changes,
  };
}

/** A live shell. */
export function sampleShell(changes: Partial<LiveShell> = {}): LiveShell {
  return { ...sampleShellRelease(), since: someTime, ...changes };
}

/** The live driver's app. */
export function sampleDriver(changes: Partial<LiveDriver> = {}): LiveDriver {
  return { version: '1.0.0-d21f', html: '<html><head></head></html>', since: someTime, ...changes };
}

/** A registry of the shell and the feature. */
export function sampleRegistry(changes: Partial<Registry> = {}): Registry {
  return { contract: 1, shell: sampleShell(), features: { fleet: sampleFeature() }, ...changes };
}
