import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';
import type { Fetched } from '../prefetch/fetched.ts';

/**
 * Loads code when it is first needed. If it cannot be loaded, a toast reports it and `onFail` is called; without `onFail`, the
 * toast offers to load it again.
 */
export function useFetched<Code>(code: Fetched<Code> | undefined, onFail?: () => void): Code | undefined {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [loaded, setLoaded] = useState(code?.current);
  const giveUp = useStableHandler((retry: () => void) => {
    toast.failure(t('failed'), onFail ? {} : { action: { label: t('retry'), onSelect: retry } });
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
      isWanted = false;
    };
  }, [code, loaded, giveUp]);
  return loaded;
}
