import { findPage } from '@tawseel/federation/registry';
import { useEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { PageLoadError, readDrawError } from '../page-loader/page-load-error.ts';

/** The failed page of a feature and the reason; undefined for the shell's own pages. */
export function useFailure(thrown: unknown): PageLoadError | undefined {
  const { pathname } = useLocation();
  const { registry, pages } = useConsole();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  const failure = useMemo(() => {
    if (thrown instanceof PageLoadError) return thrown;
    const path = findPage(registry, pathname)?.page.path;
    const release = pages.releaseAt(pathname);
    return path && release ? readDrawError(path, release, thrown) : undefined;
  }, [thrown, pathname, registry, pages]);

  useEffect(() => {
    if (!failure) {
      const { version } = registry.shell ?? {};
      if (version === undefined) return;
      void import('../failure-reports/report-failure.ts').then(
        ({ reportFailure }) => reportFailure({ feature: 'shell', version, reason: 'drawn' }, thrown),
        () => undefined,
      );
      return;
    }
    // The page loader has already verified load failures.
    if (failure === thrown) return;
    void import('../page-loader/fallback.tsx')
      .then(({ examine }) => examine(failure, pages, failure.address ?? failure.path))
      .then(showAgain, () => undefined);
  }, [failure, thrown, pages, registry]);

  return failure;
}
