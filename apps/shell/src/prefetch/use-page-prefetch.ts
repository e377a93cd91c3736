import { useApiClient, useListPrefetch } from '@tawseel/api-client';
import { useEffect } from 'react';
import { useConsole } from '../context/console-context.tsx';

declare global {
  interface Navigator {
    // TypeScript has no types for this interface, which some browsers lack. https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Loads the prefetching of likely pages, whose code no first page waits for. Not for a user who saves data. */
export function usePagePrefetch(): void {
  const { pages, registry } = useConsole();
  const client = useApiClient();
  const prefetchList = useListPrefetch();

  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let isGone = false;
    let end = () => {};
    import('./prefetch-pages.ts').then(
      ({ prefetchPages }) => {
        if (!isGone) end = prefetchPages({ pages, registry, client, prefetchList });
      },
      // Pages load without it too.
      () => {},
    );
    return () => {
      isGone = true;
      end();
    };
  }, [pages, registry, client, prefetchList]);
}
