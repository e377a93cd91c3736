import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Feature } from '../feature.ts';
import { contractVersion } from '../manifest/manifest.schema.ts';
import { fileAddress, isOfAnotherSite } from '../registry/find-page.ts';
import type { LiveFeature, Registry } from '../registry/registry.schema.ts';

/** How long a feature may take to load, in milliseconds, before its page says so. */
export const loadDeadline = 8_000;

/** Loads features by name; each is loaded once and a failed load may be tried again. */
export type FeatureLoader = {
  load(name: string): Promise<Feature>;
};

function entryIntegrity(features: Record<string, LiveFeature>) {
  return new Map(
    Object.values(features).map((feature) => [
      new URL(fileAddress(feature.entry, feature.manifest.files.entry), window.location.href).href,
      feature.integrity[feature.manifest.files.entry],
    ]),
  );
}

function isFeature(module: unknown): module is { default: Feature } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const feature = module.default;
  return typeof feature === 'object' && feature !== null && 'pages' in feature && 'words' in feature;
}

function withDeadline<Value>(work: Promise<Value>, name: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Feature ${name} did not load in ${loadDeadline} ms`)),
      loadDeadline,
    );
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Makes the loader of the shell over Module Federation's runtime, one for a page. The entry of each feature is fetched
 * with the integrity that the registry names for it; without one it is refused.
 */
export function createFeatureLoader(registry: Registry): FeatureLoader {
  const { features } = registry;
  const integrity = entryIntegrity(features);
  const pending = new Map<string, Promise<Feature>>();

  registerPlugins([
    {
      name: 'tawseel-integrity',
      createScript({ url }) {
        const expected = integrity.get(new URL(url, window.location.href).href);
        if (!expected) throw new Error(`No integrity is known for ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.integrity = expected;
        if (isOfAnotherSite(url, window.location.origin)) script.crossOrigin = 'anonymous';
        // One that hangs is taken away then: the next try would wait for it otherwise.
        return { script, timeout: loadDeadline };
      },
    },
  ]);

  async function load(name: string, again: boolean): Promise<Feature> {
    const live = features[name];
    if (!live) throw new Error(`Feature ${name} is not in the registry`);
    if (live.manifest.contract !== contractVersion)
      throw new Error(`Feature ${name} speaks another contract`);
    registerRemotes([{ name, entry: live.entry }], { force: again });
    const module = await loadRemote<unknown>(`${name}/feature`);
    if (!isFeature(module)) throw new Error(`Feature ${name} exposes no feature module`);
    return module.default;
  }

  const failed = new Set<string>();
  return {
    load(name) {
      const known = pending.get(name);
      if (known) return known;
      const loading = withDeadline(load(name, failed.has(name)), name);
      pending.set(name, loading);
      loading.catch(() => {
        failed.add(name);
        pending.delete(name);
      });
      return loading;
    },
  };
}
