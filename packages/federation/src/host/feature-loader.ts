import { withDeadline } from '../failure/deadline.ts';
import { FeatureLoadError, readLoadError } from '../failure/feature-load-error.ts';
import type { Feature } from '../feature.ts';
import { containerName } from '../manifest/container-name.ts';
import { contractVersion } from '../manifest/contract-version.ts';
import { fileAddress } from '../registry/find-page.ts';
import type { Registry } from '../registry/registry.schema.ts';
import type { FeatureRelease } from '../registry/release.schema.ts';
import { loadEntry, type Container } from './load-entry.ts';
import { isShellsReact } from './shells-react.ts';

/** Loads features by name, each once; a failed load can be repeated. */
export interface FeatureLoader {
  /**
   * @param release Replaces the live release of the registry.
   * @throws FeatureLoadError
   */
  load(name: string, release?: FeatureRelease): Promise<Feature>;
}

function isFeature(module: unknown): module is { default: Feature } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const feature = module.default;
  return typeof feature === 'object' && feature !== null && 'pages' in feature && 'words' in feature;
}

/** The modules that a release exposes: the feature, and the React it runs on. */
async function loadModules(name: string, container: Container): Promise<Feature> {
  const load = async (key: string) => (await container.get(key))();
  const module = await load('./feature');
  if (!isFeature(module)) throw new FeatureLoadError('contract', `Feature ${name} exposes no feature module`);
  const react = await load('./react').catch(() => undefined);
  if (!react) throw new FeatureLoadError('contract', `Feature ${name} does not show its React`);
  if (!isShellsReact(react))
    throw new FeatureLoadError('duplicate', `Feature ${name} runs on a React of its own`);
  return module.default;
}

/**
 * Creates the shell's loader of Module Federation's containers, one for each page. The entry of each feature is
 * fetched with the integrity from the registry and rejected without one.
 */
export function createFeatureLoader({ features }: Registry): FeatureLoader {
  const pending = new Map<string, { release: FeatureRelease; feature: Promise<Feature> }>();

  async function load(name: string, release: FeatureRelease): Promise<Feature> {
    if (release.manifest.contract !== contractVersion)
      throw new FeatureLoadError('contract', `Feature ${name} is built for another contract`);
    const { entry, integrity, manifest } = release;
    const file = manifest.files.entry;
    const { href } = new URL(fileAddress(entry, file), window.location.href);
    const expected = integrity[file];
    if (!expected) throw new FeatureLoadError('integrity', `No integrity is known for ${href}`);
    try {
      return await loadModules(name, await loadEntry(href, expected, containerName(name)));
    } catch (error) {
      throw readLoadError(error);
    }
  }

  return {
    load(name, release = features[name]) {
      if (!release)
        return Promise.reject(new FeatureLoadError('missing', `Feature ${name} is not in the registry`));
      const known = pending.get(name);
      if (known?.release === release) return known.feature;
      const feature = withDeadline(load(name, release), `Feature ${name}`);
      const own = { release, feature };
      pending.set(name, own);
      feature.catch(() => {
        if (pending.get(name) === own) pending.delete(name);
      });
      return feature;
    },
  };
}
