import type { Capability } from '@tawseel/api-client';
import type { Page, Registry } from '@tawseel/federation/registry';

/** Whether the caller has a permission. */
export type May = (permission: string) => boolean;

/** Whether the server has announced an addition to the contract. */
export type Can = (capability: Capability) => boolean;

/** The registry without the pages and extensions that the caller may not use or that the server cannot serve. */
export function offeredRegistry(registry: Registry, may: May, can: Can): Registry {
  const isOffered = ({ requires = [], needs = [] }: Pick<Page, 'requires' | 'needs'>) =>
    requires.every(may) && needs.every(can);
  const features = Object.entries(registry.features).map(([name, live]) => {
    const { pages, extensions = [], ...manifest } = live.manifest;
    const offered = { pages: pages.filter(isOffered), extensions: extensions.filter(isOffered) };
    return [name, { ...live, manifest: { ...manifest, ...offered } }] as const;
  });
  return { ...registry, features: Object.fromEntries(features) };
}
