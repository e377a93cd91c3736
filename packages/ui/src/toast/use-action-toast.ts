import { useTranslation } from '@tawseel/i18n';
import { settle } from '../outcome/outcome.ts';
import { useToast } from './toast.ts';

/** Returns a function that runs an action, reports its result in a toast, and resolves to whether it succeeded. */
export function useActionToast() {
  const { t } = useTranslation('base');
  const toast = useToast();
  return async (run: () => unknown, done: string, onRetry?: () => void): Promise<boolean> => {
    const outcome = await settle(run, t('failed'));
    if (outcome.ok) toast.success(done);
    else toast.failure(outcome.message, onRetry && { action: { label: t('retry'), onSelect: onRetry } });
    return outcome.ok;
  };
}
