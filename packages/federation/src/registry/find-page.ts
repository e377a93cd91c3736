import type { Page } from '../manifest/manifest.schema.ts';
import type { LiveFeature, Registry } from './registry.schema.ts';

/** Whether a path such as `/contract/7` matches a pattern such as `/contract/:contractId`. */
function matches(pattern: string, pathname: string) {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** The feature that owns a path, and its page. Reads plain data only. */
export function findPage(
  registry: Pick<Registry, 'features'>,
  pathname: string,
): { feature: LiveFeature; page: Page } | undefined {
  for (const feature of Object.values(registry.features)) {
    const page = feature.manifest.pages.find((candidate) => matches(candidate.path, pathname));
    if (page) return { feature, page };
  }
  return undefined;
}

/** Paths of the shell's own pages. */
export const shellPaths = [
  '/',
  '/login',
  '/invitation',
  '/home',
  '/CompanyInfo',
  '/account',
  '/privacy',
  '/staff',
] as const;

/** Whether a path is a page of the shell or a feature. Case-insensitive, as the router is. */
export function isPage(registry: Pick<Registry, 'features'>, pathname: string): boolean {
  const given = pathname.toLowerCase();
  const features = Object.values(registry.features).flatMap(({ manifest }) => manifest.pages);
  return [...shellPaths, ...features.map(({ path }) => path)].some((path) =>
    matches(path.toLowerCase().replace(/\/$/, ''), given),
  );
}

/** Address of a file of a release, beside its entry. */
export function fileAddress(entry: string, file: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1) + file;
}

/** Scripts that a page needs, entry first, for preloading. */
export function pageFiles(feature: LiveFeature, page: Page): string[] {
  const { files } = feature.manifest;
  return [...new Set([files.entry, ...files.feature, ...(files.pages[page.path] ?? [])])];
}
