import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Notice, Sentence, TextField, useToast } from '@tawseel/ui';
import { styled } from 'styled-components';
import { useAttempt } from '../account/use-attempt.ts';
import type { Invitation } from '@tawseel/api-client/staff';

const Content = styled.div`
  display: grid;
  gap: 14px;
`;

/** The link of a new invitation, which is shown once. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const toast = useToast();
  const [attempt] = useAttempt();
  const link = `${window.location.origin}/invitation#${invitation.token}`;
  async function copy() {
    await navigator.clipboard.writeText(link);
    toast.success(t('people:staff.linkCopied'));
  }
  return (
    <Dialog title={t('people:staff.link')} onClose={onClose}>
      <Content>
        <TextField
          label={t('people:staff.linkLabel')}
          hint={
            <Sentence text={t('people:staff.linkHint', { date: format.dateTime(invitation.expires_at) })} />
          }
          value={link}
          dir="ltr"
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Notice tone="attention">{t('people:staff.linkOnce')}</Notice>
      </Content>
      <DialogActions>
        <Button onClick={onClose}>{t('base:close')}</Button>
        {/* Browsers offer the clipboard only to pages over HTTPS or of this machine. */}
        {'clipboard' in navigator && (
          <Button variant="primary" data-autofocus onClick={() => void attempt(copy)}>
            {t('people:staff.copyLink')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
