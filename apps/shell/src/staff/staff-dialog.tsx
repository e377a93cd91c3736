import { useFactorReset } from '@tawseel/api-client/factors';
import {
  type Account,
  type Invitation,
  staffCreation,
  useInvitationRemoval,
  useInvitationRenewal,
  usePasswordReset,
  useStaffCreation,
  useStaffUpdate,
} from '@tawseel/api-client/staff';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { ConfirmDialog, FormDialog } from '@tawseel/ui/dialogs';
import { useStaffFields } from './staff-fields.ts';

const questions = ['renew', 'withdraw', 'resetPassword', 'resetFactor', 'disable', 'enable'] as const;

type Question = (typeof questions)[number];

/** The dialog that is open: an invitation, or a question about a person. */
export type OpenStaffDialog = { kind: 'invite' } | { kind: Question; row: Account };

interface DialogProps {
  /** Called with a new invitation, before the dialog closes. */
  onInvited: (invitation: Invitation) => void;
  onClose: () => void;
}

export interface StaffDialogProps extends DialogProps {
  open: OpenStaffDialog;
}

function InviteDialog({ onInvited, onClose }: DialogProps) {
  const { t } = useTranslation();
  const fields = useStaffFields();
  const create = useStaffCreation();
  return (
    <FormDialog
      title={t('people:staff.invite')}
      subject="invitation"
      schema={staffCreation}
      fields={fields(false)}
      onSubmit={async (values) => {
        const invitation = await create?.(values);
        if (invitation) onInvited(invitation);
      }}
      submitLabel={t('people:staff.createInvitation')}
      onClose={onClose}
    />
  );
}

function QuestionDialog({ kind, row, onInvited, onClose }: DialogProps & { kind: Question; row: Account }) {
  const { t } = useTranslation();
  const toast = useToast();
  const renew = useInvitationRenewal();
  const resetPassword = usePasswordReset();
  const withdraw = useInvitationRemoval();
  const resetFactor = useFactorReset();
  const update = useStaffUpdate();
  const { account_id, name, login, role } = row;
  const setStatus = (status: Account['status']) => update?.({ account_id, name, login, role, status });
  const runs: Record<Question, () => Promise<unknown> | undefined> = {
    renew: async () => {
      const invitation = await renew?.({ account_id });
      if (invitation) onInvited(invitation);
    },
    resetPassword: async () => {
      const invitation = await resetPassword?.({ account_id });
      if (invitation) onInvited(invitation);
    },
    withdraw: () => withdraw?.({ account_id }),
    resetFactor: () => resetFactor?.({ account_id }),
    disable: () => setStatus('Disabled'),
    enable: () => setStatus('Active'),
  };
  return (
    <ConfirmDialog
      title={t(`people:staff.${kind}`)}
      question={t(`people:staff.questions.${kind}`, { name })}
      confirmLabel={t(`people:staff.${kind}`)}
      isDanger={kind !== 'renew' && kind !== 'enable'}
      onConfirm={async () => {
        await runs[kind]();
        if (kind !== 'renew' && kind !== 'resetPassword')
          toast.success(t(`people:staff.done.${kind}`, { name }));
      }}
      onClose={onClose}
    />
  );
}

/** The open dialog of the page. */
export function StaffDialog({ open, ...shared }: StaffDialogProps) {
  return open.kind === 'invite' ? <InviteDialog {...shared} /> : <QuestionDialog {...shared} {...open} />;
}
