import { account } from '@tawseel/api-client/staff';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';

/** Fields of a person; the company's own account signs in without a user. */
export function useStaffFields() {
  const { t } = useTranslation();
  const field = useFormField('people', account);
  return (isOwn: boolean) => [
    field('name'),
    ...(isOwn ? [] : [field('login', { kind: 'id', hint: t('people:staff.loginHint') })]),
    field('role'),
  ];
}
