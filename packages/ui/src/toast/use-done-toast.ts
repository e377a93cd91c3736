import { useTranslation } from '@tawseel/i18n';
import { useToast } from './toast.ts';
import { useActionToast } from './use-action-toast.ts';

/** Undo of a completed action; without `run` it is not offered. */
export interface Undo<Subject> {
  /** Undoes the action; throws like the `onConfirm` of a confirmation. A retry calls it again. */
  run: ((subject: Subject) => unknown) | undefined;
  /** Message after the undo. */
  done: string;
  /** Why it cannot be undone for a subject; undefined if it can. Default: it can for all. */
  refusal?: ((subject: Subject) => string | undefined) | undefined;
}

/**
 * Shows a toast about a completed action, with Undo if the action can be undone, and the result of the undo.
 */
export function useDoneToast() {
  const { t } = useTranslation('base');
  const toast = useToast();
  const report = useActionToast();
  return <Subject>(message: string, subject: Subject, undo?: Undo<Subject>) => {
    if (!undo?.run) return toast.success(message);
    const { run, done } = undo;
    const takeBack = () => void report(() => run(subject), done, takeBack);
    toast.success(message, { action: { label: t('undo'), onSelect: takeBack } });
  };
}
