import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useRef, useState } from 'react';

/**
 * Returns a function that runs the action of a button, with a toast if it fails; and whether it is running. Another press is ignored
 * until then: a disabled button would drop the focus.
 */
export function useAttempt() {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  async function attempt(run: () => unknown) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      toast.failure((error instanceof Error && error.message) || t('base:failed'));
    }
    isRunning.current = false;
    setIsBusy(false);
  }
  return [attempt, isBusy] as const;
}
