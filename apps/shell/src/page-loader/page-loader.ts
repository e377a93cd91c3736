import { withDeadline, type Feature } from '@tawseel/federation';
import type { FeatureLoader } from '@tawseel/federation/host';
import { findPage, type Registry } from '@tawseel/federation/registry';
import type { ComponentSlot, SlotProps } from '@tawseel/federation/slots';
import type { Language, Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';
import { PageLoadError, type Release } from './page-load-error.ts';
import { forgetReload } from './reload-once.ts';

/** Loads the pages of features, each with its feature's words; what failed may be tried again. */
export type PageLoader = {
  /**
   * The page that owns a path of the registry, `/contract/:contractId` as written there. Where it fails, the release
   * that was live before is used if there is one.
   *
   * @throws PageLoadError
   */
  load(path: string): Promise<ComponentType>;
  /** Loads the page an address leads to, ahead of its being asked for. */
  preload(pathname: string): void;
  /** Resolves once the page an address leads to is loaded, has failed to, or is the shell's own. */
  whenReady(pathname: string): Promise<void>;
  /** Release in use of the feature that owns an address; undefined for the shell's own pages. */
  releaseAt(pathname: string): Release | undefined;
  /** Release in use of a feature by name. */
  releaseOf(name: string): Release | undefined;
  /**
   * The component of an extension, from the release in use of its feature.
   *
   * @throws Error the cause of a failed load
   */
  loadExtension<Slot extends ComponentSlot>(
    feature: string,
    slot: Slot,
    name: string,
  ): Promise<ComponentType<SlotProps[Slot]>>;
  /** Uses another release of a feature from now on, in the place of the one that the page was started with. */
  replace(release: Release): void;
  isReplaced(release: Release): boolean;
  /** Names of the features that pages have been loaded from. */
  loaded: ReadonlySet<string>;
};

// Seldom needed, so on its own.
const recovery = () => import(/* webpackChunkName: "recovery" */ './fallback.tsx');

/** Makes the page loader; `addWords` is called with a feature's words before its page is given. */
export function createPageLoader(
  registry: Registry,
  loader: FeatureLoader,
  language: Language,
  addWords: (namespace: string, words: Words) => void,
): PageLoader {
  const attempts = new Map<string, Promise<ComponentType>>();
  const replaced = new Map<string, Release>();
  const loaded = new Set<string>();

  const releaseOf = (name: string) => replaced.get(name) ?? registry.features[name];

  function releaseAt(pathname: string): Release | undefined {
    const live = findPage(registry, pathname)?.feature;
    return live && releaseOf(live.manifest.name);
  }

  /** Loads a component of a feature beside the feature's words. */
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
    page.catch(() => {
      if (attempts.get(path) === page) attempts.delete(path);
    });
    return page;
  }

  async function load(path: string): Promise<ComponentType> {
    const release = releaseAt(path);
    if (!release) throw new Error(`No feature owns ${path}`);
    try {
      const page = await attempt(path, release);
      forgetReload(path);
      return replaced.has(release.manifest.name) ? (await recovery()).withFallbackNotice(page) : page;
    } catch (error) {
      if (!(error instanceof PageLoadError)) throw error;
      // Where what recovers cannot be had either, the failure stands as it is.
      const { loadFallback } = await recovery().catch(() => Promise.reject(error));
      return loadFallback(error, pages);
    }
  }

  function replace(release: Release): void {
    replaced.set(release.manifest.name, release);
    // One release of a feature at a time: its pages share their words.
    for (const path of attempts.keys()) {
      if (releaseAt(path) === release) attempts.delete(path);
    }
  }

  async function whenReady(pathname: string): Promise<void> {
    const path = findPage(registry, pathname)?.page.path;
    const release = path && releaseAt(path);
    // What fails is said, and done about, when the page itself is shown.
    if (release) await attempt(path, release).catch(() => undefined);
  }

  const pages: PageLoader = {
    load,
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
