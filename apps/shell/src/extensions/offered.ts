import type { Capability } from '@tawseel/api-client';
import type { Page, Registry } from '@tawseel/federation/registry';

/** Whether the person has a permission. */
export type May = (permission: string) => boolean;

/** Whether the server has announced an addition to the contract. */
export type Can = (capability: Capability) => boolean;

/**
 * The registry without the pages, menus and extensions that the person may not use or that the server cannot serve. A figure
 * needs the page that explains it.
 */
export function offeredRegistry(registry: Registry, may: May, can: Can): Registry {
  const isOffered = ({ requires = [], needs = [] }: Pick<Page, 'requires' | 'needs'>) =>
    requires.every(may) && needs.every(can);
  const features = Object.entries(registry.features).map(([name, live]) => {
    const { extensions = [], ...manifest } = live.manifest;
    const pages = manifest.pages.filter(isOffered);
    const offered = {
      pages,
      sections: manifest.sections.filter(isOffered),
      extensions: extensions.filter(
        ({ figure, ...own }) =>
          isOffered(own) && (!figure || pages.some(({ path }) => path === figure.link.page)),
      ),
    };
    return [name, { ...live, manifest: { ...manifest, ...offered } }] as const;
  });
  return { ...registry, features: Object.fromEntries(features) };
}
