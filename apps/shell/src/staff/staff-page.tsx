import { useCan, useList } from '@tawseel/api-client';
import {
  type Account,
  account,
  type Invitation,
  staffUpdate,
  useStaffUpdate,
} from '@tawseel/api-client/staff';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  fetchedDialog,
  filtersOf,
  LinkButton,
  ListScreen,
  useListState,
  useOpenDialog,
  type RowAction,
} from '@tawseel/ui';
import { useCallback, useState } from 'react';
import { peoplePage } from '../people/people-page.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useAccount } from '../session/session-provider.tsx';
import { SecurityCard } from './security-card.tsx';
import type { OpenStaffDialog, StaffDialogProps } from './staff-dialog.tsx';
import { useStaffFields } from './staff-fields.ts';

const StaffDialog = fetchedDialog<StaffDialogProps>(() =>
  import('./staff-dialog.tsx').then((code) => code.StaffDialog),
);

const columns = columnsOf(
  'people',
  account,
  ['name', 'login', 'role', 'status', 'has_factor', 'last_seen_at', 'created_at'],
  {
    login: { kind: 'id' },
    role: { kind: 'text' },
    status: { tones: { Active: 'good', Invited: 'attention ring', Disabled: 'neutral cross' } },
    has_factor: { kind: 'text' },
    last_seen_at: { kind: 'dateTime' },
  },
);

const filters = filtersOf('people', account);

const visited = { invitation: { kind: 'invite' } } as const;

/** The people of the company who sign in to the console, their roles and invitations, and the security settings. */
function Staff() {
  const { t } = useTranslation();
  const hasFactors = useCan('factors');
  const hasPrivacy = useCan('privacy');
  const hasResets = useCan('password_resets');
  const { adminId } = useAccount();
  const fields = useStaffFields();
  const update = useStaffUpdate();
  const state = useListState({ columns, filters });
  const list = useList(account, state.query);
  const [dialog, setDialog] = useOpenDialog<OpenStaffDialog>('staff', { isReady: !list.isLoading, visited });
  const [invitation, setInvitation] = useState<Invitation>();

  const actions = useCallback(
    (row: Account): RowAction[] => {
      const open = (kind: Exclude<OpenStaffDialog['kind'], 'invite'>) => () => setDialog({ kind, row });
      if (row.status === 'Invited')
        return [
          { label: t('people:staff.renew'), onSelect: open('renew') },
          { label: t('people:staff.withdraw'), isDanger: true, onSelect: open('withdraw') },
        ];
      // The company's own account, which has no login, asks the operator; everybody changes their own password by themselves.
      const canReset = row.status === 'Active' && row.login !== '' && row.account_id !== adminId;
      return [
        ...(hasResets && canReset
          ? [{ label: t('people:staff.resetPassword'), onSelect: open('resetPassword') }]
          : []),
        ...(hasFactors && row.has_factor === 'Yes'
          ? [{ label: t('people:staff.resetFactor'), onSelect: open('resetFactor') }]
          : []),
        row.status === 'Disabled'
          ? { label: t('people:staff.enable'), onSelect: open('enable') }
          : { label: t('people:staff.disable'), isDanger: true, onSelect: open('disable') },
      ];
    },
    [t, hasFactors, hasResets, adminId, setDialog],
  );

  return (
    <>
      <ListScreen
        title={t('people:staff.title')}
        subtitle={t('people:staff.subtitle')}
        state={state}
        create={{ label: t('people:staff.invite'), open: () => setDialog({ kind: 'invite' }) }}
        actions={hasPrivacy && <LinkButton to="/privacy">{t('people:staff.privacy')}</LinkButton>}
      >
        <ListScreen.Toolbar list={list} search={{ label: t('people:staff.search') }} />
        <ListScreen.Table
          list={list}
          columns={columns}
          rowKey={({ account_id }) => account_id}
          empty={{ text: t('people:staff.empty'), hint: t('people:staff.emptyHint') }}
          actions={actions}
          dialogs={{
            edit: {
              title: ({ name }) => t('people:staff.editOne', { name }),
              schema: staffUpdate,
              fields: ({ login }) => fields(login === ''),
              save: (values) => update?.(values),
              done: t('people:staff.updated'),
            },
          }}
        />
        {hasFactors && <SecurityCard />}
      </ListScreen>
      {dialog && <StaffDialog open={dialog} onInvited={setInvitation} onClose={() => setDialog(undefined)} />}
      {invitation && <InvitationLink invitation={invitation} onClose={() => setInvitation(undefined)} />}
    </>
  );
}

export const StaffPage = peoplePage(Staff);
