import { useTranslation } from '@tawseel/i18n';
import { settle } from '../outcome/outcome.ts';
import { useToast } from './toast.ts';

/** Undo of a completed action. */
export interface Undo<Subject> {
  /** Undoes the action; returns or throws like the `onConfirm` of a confirmation. A retry calls it again. */
  run: (subject: Subject) => unknown;
  /** Message after the undo. */
  done: string;
}

/**
 * Shows a toast about a completed action, with Undo if the action can be undone, and the result of the undo.
 */
export function useDoneToast() {
  const { t } = useTranslation('base');
  const toast = useToast();
  return <Subject>(message: string, subject: Subject, undo?: Undo<Subject>) => {
    if (!undo) return toast.success(message);
    const takeBack = async () => {
      const outcome = await settle(() => undo.run(subject), t('failed'));
      if (outcome.ok) toast.success(undo.done);
      else toast.failure(outcome.message, { action: { label: t('retry'), onSelect: () => void takeBack() } });
    };
    toast.success(message, { action: { label: t('undo'), onSelect: () => void takeBack() } });
  };
}
