import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';
import type { Fetched } from '../prefetch/fetched.ts';

/** Parts that wait for Retry: one toast is for all of them. */
const failedLoads = new Set<() => void>();

/**
 * Loads code when it is first needed. If it cannot be loaded, a toast reports it and `onFail` is called; without `onFail`, the
 * toast offers to load it again, also for other parts that failed.
 */
export function useFetched<Code>(code: Fetched<Code> | undefined, onFail?: () => void): Code | undefined {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [loaded, setLoaded] = useState(code?.current);
  const giveUp = useStableHandler((retry: () => void) => {
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
  useEffect(() => {
    if (!code || loaded !== undefined) return;
    let isWanted = true;
    const load = () =>
      void code.load().then(
        (now) => isWanted && setLoaded(() => now),
        () => isWanted && giveUp(load),
      );
    load();
    return () => {
      failedLoads.delete(load);
      isWanted = false;
    };
  }, [code, loaded, giveUp]);
  return loaded;
}
