import { labelKey, useApiClient, valueKeys } from '@tawseel/api-client';
import { acceptInvitation } from '@tawseel/api-client/session';
import { account, type InvitationOffer, newPassword } from '@tawseel/api-client/staff';
import { useTranslation } from '@tawseel/i18n';
import { Details, Ltr } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useSessionStore } from '../session/session-provider.tsx';
import { storeLastSignIn } from '../sign-in/last-sign-in.ts';
import { requireRoom } from '../sign-in/require-room.ts';

const roles = valueKeys('people', account, 'role');

const choosing = z.object({ password: newPassword() });

/** Shows the invitation. The person chooses a password and is signed in. */
export function Acceptance({ token, invited }: { token: string; invited: InvitationOffer }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { name_company: company, company_id, name, login, role } = invited;
  async function accept({ password }: { password: string }) {
    await requireRoom();
    const { token: started, capabilities } = await acceptInvitation(client, token, password);
    storeLastSignIn(company_id, login);
    session.begin({ token: started, capabilities, company: company_id });
    void navigate('/home', { replace: true });
  }
  return (
    <>
      <p>{t('people:invitation.text', { company })}</p>
      <Details
        items={[
          { label: t(labelKey('people', account, 'name')), value: name },
          { label: t(labelKey('people', account, 'role')), value: t(roles[role] ?? role) },
          { label: t('people:profile.companyId'), value: <Ltr>{company_id}</Ltr> },
          { label: t(labelKey('people', account, 'login')), value: <Ltr>{login}</Ltr> },
        ]}
      />
      <Form
        schema={choosing}
        fields={[
          {
            name: 'password',
            kind: 'password',
            label: t('people:invitation.password'),
            hint: t('people:password.rules'),
            autoComplete: 'new-password',
          },
        ]}
        onSubmit={accept}
        submitLabel={t('people:invitation.accept')}
        isGuarded={false}
      />
    </>
  );
}
