import { withDeadline, type Feature } from '@tawseel/federation';
import type { FeatureLoader } from '@tawseel/federation/host';
import { findPage, type Registry } from '@tawseel/federation/registry';
import type { ComponentSlot, SlotProps } from '@tawseel/federation/slots';
import type { Language, Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';
import { PageLoadError, type Release } from './page-load-error.ts';
import { forgetReload } from './reload-once.ts';

/** Loads the pages of features, each with its feature's translations; a failed load can be repeated. */
export interface PageLoader {
  /**
   * The page at a path of the registry, in the form `/contract/:contractId`. If it fails, the previous release
   * replaces it, if there is one.
   *
   * @throws PageLoadError
   */
  load(path: string): Promise<ComponentType>;
  /** The page at a path of the registry, if it is loaded. A previous release is shown by `load`, with its notice. */
  current(path: string): ComponentType | undefined;
  /** Prefetches the page at an address. */
  preload(pathname: string): void;
  /** Resolves when the page at an address is loaded, has failed, or belongs to the shell. */
  whenReady(pathname: string): Promise<void>;
  /** Release in use of the feature that owns an address; undefined for the shell's own pages. */
  releaseAt(pathname: string): Release | undefined;
  /** Release in use of a feature by name. */
  releaseOf(name: string): Release | undefined;
  /**
   * The component of an extension, from the release in use of its feature.
   *
   * @throws Error The cause of the failed load.
   */
  loadExtension<Slot extends ComponentSlot>(
    feature: string,
    slot: Slot,
    name: string,
  ): Promise<ComponentType<SlotProps[Slot]>>;
  /** Replaces the release of a feature for the lifetime of the page. */
  replace(release: Release): void;
  isReplaced(release: Release): boolean;
  /** Names of the features that have loaded pages. */
  loaded: ReadonlySet<string>;
}

// A separate chunk, because few page loads need it.
const recovery = () => import('./fallback.tsx');

/** Creates the page loader; it calls `addWords` with a feature's translations before it returns a page. */
export function createPageLoader(
  registry: Registry,
  loader: FeatureLoader,
  language: Language,
  addWords: (namespace: string, words: Words) => void,
): PageLoader {
  const attempts = new Map<string, Promise<ComponentType>>();
  const ready = new Map<string, ComponentType>();
  const replaced = new Map<string, Release>();
  const loaded = new Set<string>();

  const releaseOf = (name: string) => replaced.get(name) ?? registry.features[name];

  function releaseAt(pathname: string): Release | undefined {
    const live = findPage(registry, pathname)?.feature;
    return live && releaseOf(live.manifest.name);
  }

  /** Loads a component of a feature in parallel with the feature's translations. */
  async function fetchComponent<Loaded>(
    release: Release,
    read: (feature: Feature) => (() => Promise<Loaded>) | undefined,
    what: string,
  ): Promise<Loaded> {
    const { name } = release.manifest;
    const feature = await loader.load(name, release);
    const load = read(feature);
    if (!load) throw new Error(`Feature ${name} has no ${what}`);
    const [component, words] = await Promise.all([load(), feature.words[language]()]);
    addWords(name, words.default);
    loaded.add(name);
    return component;
  }

  const fetchPage = (path: string, release: Release) =>
    fetchComponent(release, ({ pages: own }) => own[path], `page for ${path}`);

  function attempt(path: string, release: Release): Promise<ComponentType> {
    const known = attempts.get(path);
    if (known) return known;
    const page = withDeadline(fetchPage(path, release), `The page of ${path}`).catch((cause: unknown) => {
      throw new PageLoadError(path, release, cause);
    });
    attempts.set(path, page);
    page.then(
      (component) => {
        forgetReload(path);
        if (attempts.get(path) === page) ready.set(path, component);
      },
      () => {
        if (attempts.get(path) === page) attempts.delete(path);
      },
    );
    return page;
  }

  async function load(path: string): Promise<ComponentType> {
    const release = releaseAt(path);
    if (!release) throw new Error(`No feature owns ${path}`);
    try {
      const page = await attempt(path, release);
      return replaced.has(release.manifest.name) ? (await recovery()).withFallbackNotice(page) : page;
    } catch (error) {
      if (!(error instanceof PageLoadError)) throw error;
      // If the fallback code does not load either, the original failure is thrown.
      const { loadFallback } = await recovery().catch(() => Promise.reject(error));
      return loadFallback(error, pages);
    }
  }

  function replace(release: Release): void {
    replaced.set(release.manifest.name, release);
    // A page uses one release of a feature at a time, because its pages share translations.
    for (const path of attempts.keys()) {
      if (releaseAt(path) === release) attempts.delete(path);
    }
  }

  async function whenReady(pathname: string): Promise<void> {
    const path = findPage(registry, pathname)?.page.path;
    const release = path && releaseAt(path);
    // The page itself reports and handles its failure when it is shown.
    if (release) await attempt(path, release).catch(() => undefined);
  }

  const pages: PageLoader = {
    load,
    current(path) {
      const name = releaseAt(path)?.manifest.name;
      return name !== undefined && replaced.has(name) ? undefined : ready.get(path);
    },
    whenReady,
    preload: (pathname) => void whenReady(pathname),
    releaseAt,
    releaseOf,
    async loadExtension(feature, slot, name) {
      const release = releaseOf(feature);
      if (!release) throw new Error(`${feature} is not in the registry`);
      return fetchComponent(release, ({ extensions }) => extensions?.[slot]?.[name], `${slot} ${name}`);
    },
    replace,
    isReplaced: (release) => replaced.get(release.manifest.name) === release,
    loaded,
  };
  return pages;
}
