import type { FeatureLoader } from '@tawseel/federation/host';
import { findPage, type Registry } from '@tawseel/federation/registry';
import type { Language, Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';

/** A page whose code could not be loaded; its cause says why. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Loads the pages of features, each with its feature's words; what failed may be tried again. */
export type PageLoader = {
  /**
   * The page that owns a path of the registry, `/contract/:contractId` as written there.
   *
   * @throws PageLoadError
   */
  load(path: string): Promise<ComponentType>;
  /** Loads the page an address leads to, ahead of its being asked for. */
  preload(pathname: string): void;
  /** Resolves once the page an address leads to is loaded, has failed to, or is the shell's own. */
  whenReady(pathname: string): Promise<void>;
};

/** Makes the page loader; `addWords` is called with a feature's words before its page is given. */
export function createPageLoader(
  registry: Registry,
  loader: FeatureLoader,
  language: Language,
  addWords: (namespace: string, words: Words) => void,
): PageLoader {
  const pages = new Map<string, Promise<ComponentType>>();

  async function fetchPage(path: string): Promise<ComponentType> {
    const found = findPage(registry, path);
    if (!found) throw new Error(`No feature owns ${path}`);
    const { name } = found.feature.manifest;
    const feature = await loader.load(name);
    const importPage = feature.pages[path];
    if (!importPage) throw new Error(`Feature ${name} has no page for ${path}`);
    const [page, words] = await Promise.all([importPage(), feature.words[language]()]);
    addWords(name, words.default);
    return page;
  }

  function load(path: string): Promise<ComponentType> {
    const known = pages.get(path);
    if (known) return known;
    const page = fetchPage(path).catch((cause: unknown) => {
      throw new PageLoadError(`The page of ${path} could not be loaded`, { cause });
    });
    pages.set(path, page);
    page.catch(() => pages.delete(path));
    return page;
  }

  async function whenReady(pathname: string): Promise<void> {
    const found = findPage(registry, pathname);
    if (!found) return;
    // Said by the page itself when it is shown.
    await load(found.page.path).catch(() => undefined);
  }

  return { load, whenReady, preload: (pathname) => void whenReady(pathname) };
}
