import { useApiClient, type UpdateRow } from '@tawseel/api-client';
import { company, companyUpdate, type Company } from '@tawseel/api-client/company';
import { checkToken } from '@tawseel/api-client/session';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { EditDialog } from '@tawseel/ui/dialogs';
import { useSessionStore } from '../session/session-provider.tsx';

export interface CompanyEditProps {
  row: Company;
  update: UpdateRow;
  onClose: () => void;
}

/** Edits the details of the company. */
export function CompanyEdit({ row, update, onClose }: CompanyEditProps) {
  const { t } = useTranslation();
  const field = useFormField('company', company);
  const client = useApiClient();
  const session = useSessionStore();
  /** The token names the company in the console and on printed lists. */
  const renewToken = async () => {
    const { capabilities, token } = await checkToken(client);
    session.renew(capabilities, token);
  };
  return (
    <EditDialog
      row={row}
      subject="company"
      onClose={onClose}
      edit={{
        title: () => t('company:edit'),
        schema: companyUpdate,
        columns: 2,
        fields: () => [
          field('name_company', { hint: t('company:printed') }),
          field('name_admin'),
          field('phone', { hint: t('company:printed'), isRequired: true }),
          field('email', { isOptional: true }),
          field('city', { hint: t('company:printed'), isRequired: true }),
          field('country', { isOptional: true }),
        ],
        save: async (values, shown, changed) => {
          await update(values, shown, changed);
          // A failure is that of a later check.
          if (changed.includes('name_company')) void renewToken().catch(() => undefined);
        },
        done: t('company:updated'),
      }}
    />
  );
}
