import type { ApiClient, useListPrefetch } from '@tawseel/api-client';
import { findPage, type Registry } from '@tawseel/federation/registry';
import { inputPause } from '@tawseel/ui';
import { navigationSections } from '../destinations/sections.ts';
import { preloadOwnPage } from '../own-page/own-page.tsx';
import type { PageLoader } from '../page-loader/page-loader.ts';

/** Milliseconds for which the pointer must stay on a link: on its way elsewhere it crosses many. */
const dwell = 60;

/** Milliseconds after the first page before the code of others is fetched. */
const idleAfter = 1_000;

export interface PrefetchedConsole {
  pages: PageLoader;
  registry: Registry;
  client: ApiClient;
  prefetchList: ReturnType<typeof useListPrefetch>;
}

function untilIdle(): Promise<unknown> {
  // Safari has no idle callbacks.
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
}

/** The link of the console that an event concerns. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  return link?.origin === origin && link.pathname !== pathname ? link : undefined;
}

/**
 * Fetches what likely pages need before they are opened: code, translations and first data of a page whose link has the pointer
 * or the focus, and the code of all pages of the navigation once the browser is idle and nobody types or presses. Returns a
 * function that ends it.
 */
export function prefetchPages({ pages, registry, client, prefetchList }: PrefetchedConsole): () => void {
  let isGone = false;
  let timer: ReturnType<typeof setTimeout>;

  function prefetch({ pathname, search }: HTMLAnchorElement) {
    const call = findPage(registry, pathname)?.page.firstCall;
    // A view in the address shows other rows than the first request returns. A server without pages returns the whole list.
    if (call && !search && client.can('lists')) prefetchList(call, call.body);
    pages.preload(pathname);
    void preloadOwnPage(pathname);
  }
  const sense = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link) return;
    // A press is followed by the rendering of its page, which a timer would wait for.
    if (event.type === 'pointerover') timer = setTimeout(prefetch, dwell, link);
    else prefetch(link);
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'];
  for (const sign of signs) document.addEventListener(sign, sense, { passive: true });

  async function prefetchAll() {
    const paths = navigationSections(registry).flatMap(({ items }) => items.map(({ path }) => path));
    for (const path of paths) {
      await inputPause();
      await untilIdle();
      if (isGone) return;
      await pages.whenReady(path);
    }
  }
  const start = setTimeout(() => void prefetchAll(), idleAfter);
  return () => {
    isGone = true;
    clearTimeout(timer);
    clearTimeout(start);
    for (const sign of signs) document.removeEventListener(sign, sense);
  };
}
