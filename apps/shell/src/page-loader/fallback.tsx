import type { LoadFailure } from '@tawseel/federation/registry';
import type { ComponentType } from 'react';
import { reportFailure } from '../failure-reports/report-failure.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import type { PageLoadError, Release } from './page-load-error.ts';
import type { PageLoader } from './page-loader.ts';
import { FallbackNotice } from './fallback-notice.tsx';
import { reloadOnce } from './reload-once.ts';
import { verifyFailure } from './verify-failure.ts';

/** Failures of files, which a retry or a newer release may fix. */
const lost: readonly LoadFailure[] = ['missing', 'chunk'];

/** These do not fall back automatically: the previous release may be as slow, or fail in the same way. */
const leftToUser: readonly LoadFailure[] = ['timeout', 'drawn'];

const examined = new WeakMap<PageLoadError, Promise<boolean>>();

function hasPage(release: Release | undefined, path: string): boolean {
  return release?.manifest.pages.some((page) => page.path === path) ?? false;
}

async function lookInto(failure: PageLoadError, pages: PageLoader, key: string): Promise<boolean> {
  const { release, path } = failure;
  const fetched = await fetchRegistry();
  const now = fetched === 'newer' ? undefined : fetched;
  const { reason, canBeHad } = await verifyFailure(failure, now);
  failure.reason = reason;
  reportFailure({ feature: release.manifest.name, version: release.version, reason }, failure.cause);
  // The previous release is already in use; it has no fallback.
  if (pages.isReplaced(release)) return false;
  const live = now?.features[release.manifest.name];
  const isOutdated = fetched === 'newer' || (live !== undefined && live.version !== release.version);
  if (lost.includes(reason) && (canBeHad || isOutdated) && reloadOnce(key, release.version)) return true;
  if (!isOutdated && hasPage(live?.previous, path)) failure.previous = live?.previous;
  return false;
}

/**
 * Verifies why a page failed, reports it to the gateway, and reloads the page if that fixes it; once for each
 * failure. The failure then has its reason and the release to fall back to.
 *
 * @param key Key that limits the reload to one.
 * @returns Whether the page is reloading.
 */
export function examine(failure: PageLoadError, pages: PageLoader, key: string): Promise<boolean> {
  const known = examined.get(failure) ?? lookInto(failure, pages, key);
  examined.set(failure, known);
  return known;
}

/**
 * Fallback for a page that failed to load: the page of the previous release under a notice, if there is one.
 *
 * @throws PageLoadError if there is no previous release, or the user has to choose.
 */
export async function loadFallback(failure: PageLoadError, pages: PageLoader): Promise<ComponentType> {
  // The page is reloading: the promise never resolves, so that the current view remains.
  if (await examine(failure, pages, failure.path)) return new Promise(() => undefined);
  const { previous, reason, path } = failure;
  if (!previous || leftToUser.includes(reason)) throw failure;
  pages.replace(previous);
  return pages.load(path);
}

/** The page under a notice that it uses the previous release. */
export function withFallbackNotice(Page: ComponentType): ComponentType {
  return function PreviousPage() {
    return (
      <>
        <FallbackNotice />
        <Page />
      </>
    );
  };
}
