import type { Registry } from '@tawseel/federation/registry';

/** Whether the caller has a permission. */
export type May = (permission: string) => boolean;

/** The registry without the pages and extensions that require permissions the caller lacks. */
export function permittedRegistry(registry: Registry, may: May): Registry {
  const isPermitted = ({ requires = [] }: { requires?: string[] | undefined }) => requires.every(may);
  const features = Object.entries(registry.features).map(([name, live]) => {
    const { pages, extensions = [], ...manifest } = live.manifest;
    const permitted = { pages: pages.filter(isPermitted), extensions: extensions.filter(isPermitted) };
    return [name, { ...live, manifest: { ...manifest, ...permitted } }] as const;
  });
  return { ...registry, features: Object.fromEntries(features) };
}
