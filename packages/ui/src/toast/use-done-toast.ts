import { useTranslation } from '@tawseel/i18n';
import { settle } from '../outcome/outcome.ts';
import { useToast } from './toast.ts';

/** How something that was done is taken back. */
export interface Undo<Subject> {
  /** Takes it back; answers or throws as the `onConfirm` of a confirmation. Called again for a retry. */
  run: (subject: Subject) => unknown;
  /** What is said once it is taken back. */
  done: string;
}

/** Tells that something was done to a subject, with Undo where it can be taken back, and what came of that. */
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
