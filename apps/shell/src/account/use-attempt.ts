import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useState } from 'react';

/** Returns a function that runs the action of a button, with a toast if it fails; and whether it is running. */
export function useAttempt() {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function attempt(run: () => unknown) {
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      toast.failure((error instanceof Error && error.message) || t('base:failed'));
    }
    setIsBusy(false);
  }
  return [attempt, isBusy] as const;
}
