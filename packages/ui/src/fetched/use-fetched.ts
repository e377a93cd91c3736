import { useTranslation } from '@tawseel/i18n';
import { useLayoutEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';
import type { Fetched } from '../prefetch/fetched.ts';

/** Parts that wait for Retry: one toast is for all of them. */
const failedLoads = new Set<() => void>();

/**
 * Loads code when it is first rendered. Suspense would show a fallback for at least 300 ms, also when the code takes 10: React
 * delays what replaces a fallback, and a dialog whose code is there would open late.
 */
function useLoading<Code>(
  code: Fetched<Code> | undefined,
  onFail: (error: unknown, retry: () => void) => void,
): Code | undefined {
  const [state, setState] = useState(() => ({ code, loaded: code?.current() }));
  const loaded = state.code === code ? state.loaded : code?.current();
  const isLoaded = loaded !== undefined;
  const fail = useStableHandler(onFail);
  useLayoutEffect(() => {
    if (!code || isLoaded) return;
    let isWanted = true;
    const load = () =>
      void code.load().then(
        (now) => isWanted && setState({ code, loaded: now }),
        (error: unknown) => isWanted && fail(error, load),
      );
    load();
    return () => {
      failedLoads.delete(load);
      isWanted = false;
    };
  }, [code, isLoaded, fail]);
  return loaded;
}

/** Loads code that its part of the page cannot do without: a failure is thrown to the error boundary. */
export function useRequiredCode<Code>(code: Fetched<Code>): Code | undefined {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const loaded = useLoading(code, (error) => setFailure({ error }));
  if (failure) throw failure.error;
  return loaded;
}

/**
 * Loads code when it is first needed. If it cannot be loaded, a toast reports it and `onFail` is called; without `onFail`, the
 * toast offers to load it again, also for other parts that failed.
 */
export function useFetched<Code>(code: Fetched<Code> | undefined, onFail?: () => void): Code | undefined {
  const { t } = useTranslation('base');
  const toast = useToast();
  return useLoading(code, (_, retry) => {
    if (!onFail) failedLoads.add(retry);
    const loadAgain = () => {
      failedLoads.forEach((load) => load());
      failedLoads.clear();
    };
    toast.failure(
      t('failed'),
      onFail ? {} : { key: 'code', action: { label: t('retry'), onSelect: loadAgain } },
    );
    onFail?.();
  });
}
