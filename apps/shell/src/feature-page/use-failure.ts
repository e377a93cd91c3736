import { findPage } from '@tawseel/federation/registry';
import { useEffect, useMemo, useReducer } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { PageLoadError, readDrawError } from '../page-loader/page-load-error.ts';

/** The failed page of a feature and the reason; undefined for the shell's own pages. */
export function useFailure(): PageLoadError | undefined {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { registry, pages } = useConsole();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  const failure = useMemo(() => {
    if (error instanceof PageLoadError) return error;
    const path = findPage(registry, pathname)?.page.path;
    const release = pages.releaseAt(pathname);
    return path && release ? readDrawError(path, release, error) : undefined;
  }, [error, pathname, registry, pages]);

  useEffect(() => {
    if (!failure) {
      const { version } = registry.shell ?? {};
      if (version === undefined) return;
      void import(/* webpackChunkName: "recovery" */ '../page-loader/report-failure.ts').then(
        ({ reportFailure }) => reportFailure({ feature: 'shell', version, reason: 'drawn' }),
        () => undefined,
      );
      return;
    }
    // The page loader has already verified load failures.
    if (failure === error) return;
    void import(/* webpackChunkName: "recovery" */ '../page-loader/fallback.tsx')
      .then(({ examine }) => examine(failure, pages, failure.address ?? failure.path))
      .then(showAgain, () => undefined);
  }, [failure, error, pages, registry]);

  return failure;
}
