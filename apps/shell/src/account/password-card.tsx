import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Sentence } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { type OwnAccount, passwordUpdate, usePasswordUpdate } from '@tawseel/api-client/staff';
import { Parts } from './account.styles.ts';

/** Changes the person's password, which ends their other sessions. */
export function PasswordCard({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const update = usePasswordUpdate();
  const since = account.has_password_since;
  return (
    <Card title={t('people:password.title')}>
      <Parts>
        {since && (
          <p>
            <Sentence text={t('people:password.since', { date: format.day(since) })} />
          </p>
        )}
        <Form
          schema={passwordUpdate}
          fields={[
            {
              name: 'password',
              kind: 'password',
              label: t('people:password.present'),
              autoComplete: 'current-password',
            },
            {
              name: 'new_password',
              kind: 'password',
              label: t('people:password.new'),
              hint: t('people:password.rules'),
            },
          ]}
          onSubmit={async (values) => {
            await update?.(values);
            return t('people:password.changed');
          }}
          onSuccess={onChanged}
          resetOnSuccess
          subject="password"
          submitLabel={t('people:password.change')}
        />
      </Parts>
    </Card>
  );
}
