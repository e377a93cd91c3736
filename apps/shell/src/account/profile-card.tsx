import { labelKey, valueKeys } from '@tawseel/api-client';
import { account as entity, type OwnAccount } from '@tawseel/api-client/staff';
import { useTranslation } from '@tawseel/i18n';
import { Card, Details, Ltr } from '@tawseel/ui';
import { useAccount } from '../session/session-provider.tsx';

const roles = valueKeys('people', entity, 'role');

/** Name, user, role and company of the person. */
export function ProfileCard({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const { companyName } = useAccount();
  const { name, login, role, company_id } = account;
  return (
    <Card title={t('people:profile.person')}>
      <Details
        items={[
          { label: t(labelKey('people', entity, 'name')), value: name },
          { label: t(labelKey('people', entity, 'login')), value: login && <Ltr>{login}</Ltr> },
          { label: t(labelKey('people', entity, 'role')), value: t(roles[role] ?? role) },
          { label: t('people:profile.company'), value: companyName },
          { label: t('people:profile.companyId'), value: <Ltr>{company_id}</Ltr> },
        ]}
      />
    </Card>
  );
}
