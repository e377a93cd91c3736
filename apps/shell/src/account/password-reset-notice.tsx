import { useOwnAccount, usePasswordResetAcknowledgement } from '@tawseel/api-client/staff';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Sentence } from '@tawseel/ui';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { useAttempt } from './use-attempt.ts';
import { people } from '../words/people.ts';

export interface PasswordResetNoticeProps {
  onClose: () => void;
}

/** Tells the person who reset their password, until they have acknowledged it. */
function Notice({ onClose }: PasswordResetNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const reset = useOwnAccount().value?.password_reset;
  const acknowledge = usePasswordResetAcknowledgement();
  const [attempt, isBusy] = useAttempt();
  if (!reset) return null;
  const { by, at } = reset;
  return (
    <Dialog title={t('people:reset.title')} onClose={onClose}>
      <p>
        <Sentence text={t('people:reset.text', { name: by, date: format.dateTime(at) })} />
      </p>
      <p>{t('people:reset.advice')}</p>
      <DialogActions>
        <Button
          variant="primary"
          data-autofocus
          isBusy={isBusy}
          onClick={() =>
            void attempt(async () => {
              await acknowledge?.({});
              onClose();
            })
          }
        >
          {t('people:reset.acknowledge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export const PasswordResetNotice = withBundledWords('people', people, Notice);
