import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';
import type { Fetched } from '../prefetch/fetched.ts';

/** Loads code when it is first needed. If it cannot be loaded, a toast reports it and `onFail` is called. */
export function useFetched<Code>(code: Fetched<Code>, onFail?: () => void): Code | undefined {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [loaded, setLoaded] = useState(code.current);
  const giveUp = useStableHandler(() => {
    toast.failure(t('failed'));
    onFail?.();
  });
  useEffect(() => {
    if (loaded !== undefined) return;
    let isWanted = true;
    code.load().then(
      (now) => isWanted && setLoaded(() => now),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [code, loaded, giveUp]);
  return loaded;
}
