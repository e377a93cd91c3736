import type { LoadFailure } from '@tawseel/federation/registry';
import type { ComponentType } from 'react';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import type { PageLoadError, Release } from './page-load-error.ts';
import type { PageLoader } from './page-loader.ts';
import { FallbackNotice } from './fallback-notice.tsx';
import { reloadOnce } from './reload-once.ts';
import { reportFailure } from './report-failure.ts';
import { verifyFailure } from './verify-failure.ts';

/** Failures of files, which may be had again, or by a newer release. */
const lost: readonly LoadFailure[] = ['missing', 'chunk'];

/** For these the release before is not used by itself: it may be as slow, or stop in the same way. */
const leftToUser: readonly LoadFailure[] = ['timeout', 'drawn'];

const examined = new WeakMap<PageLoadError, Promise<boolean>>();

function hasPage(release: Release | undefined, path: string): boolean {
  return release?.manifest.pages.some((page) => page.path === path) ?? false;
}

async function lookInto(failure: PageLoadError, pages: PageLoader, key: string): Promise<boolean> {
  const { release, path } = failure;
  const answer = await fetchRegistry();
  const now = answer === 'newer' ? undefined : answer;
  const { reason, canBeHad } = await verifyFailure(failure, now);
  failure.reason = reason;
  reportFailure({ feature: release.manifest.name, version: release.version, reason });
  // Already the release before: there is none before it to go back to.
  if (pages.isReplaced(release)) return false;
  const live = now?.features[release.manifest.name];
  const isOutdated = answer === 'newer' || (live !== undefined && live.version !== release.version);
  if (lost.includes(reason) && (canBeHad || isOutdated) && reloadOnce(key, release.version)) return true;
  if (!isOutdated && hasPage(live?.previous, path)) failure.previous = live?.previous;
  return false;
}

/**
 * Finds out why a page failed and what can be done about it, tells the gateway, and reloads the page where that will
 * have what was lost; once for each failure. The failure then has its reason and the release to go back to.
 *
 * @param key What the one reload is kept by.
 * @returns Whether the page is being left.
 */
export function examine(failure: PageLoadError, pages: PageLoader, key: string): Promise<boolean> {
  const known = examined.get(failure) ?? lookInto(failure, pages, key);
  examined.set(failure, known);
  return known;
}

/**
 * What is shown for a page that could not be loaded: the page of the release before, with a note, where there is one.
 *
 * @throws PageLoadError the failure, where there is none, or where it is for the user to choose.
 */
export async function loadFallback(failure: PageLoadError, pages: PageLoader): Promise<ComponentType> {
  // Left for good: what is shown stays as it is until the new page is there.
  if (await examine(failure, pages, failure.path)) return new Promise(() => undefined);
  const { previous, reason, path } = failure;
  if (!previous || leftToUser.includes(reason)) throw failure;
  pages.replace(previous);
  return pages.load(path);
}

/** The page with a note above it that it is the release before. */
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
