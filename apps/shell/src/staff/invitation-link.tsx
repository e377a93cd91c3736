import type { Invitation } from '@tawseel/api-client/staff';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence } from '@tawseel/ui';
import { ShownOnceDialog } from '@tawseel/ui/shown-once';

/** The link of a new invitation, which is shown once. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ShownOnceDialog
      title={t('people:staff.link')}
      label={t('people:staff.linkLabel')}
      value={`${window.location.origin}/invitation#${invitation.token}`}
      hint={<Sentence text={t('people:staff.linkHint', { date: format.dateTime(invitation.expires_at) })} />}
      warning={t('people:staff.linkOnce')}
      copyLabel={t('people:staff.copyLink')}
      copied={t('people:staff.linkCopied')}
      onClose={onClose}
    />
  );
}
