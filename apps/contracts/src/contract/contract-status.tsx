import { useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';

/** Contract status: active in green, any other in red; an unknown status is shown as the server sends it. */
export function ContractStatus({ status }: { status: string }) {
  const { t } = useTranslation('contracts');
  const words: Readonly<Record<string, string>> = {
    active: t('status.active'),
    inactive: t('status.inactive'),
    expired: t('status.expired'),
  };
  const value = status.toLowerCase();
  return <Tag tone={value === 'active' ? 'good' : 'bad'}>{words[value] ?? status}</Tag>;
}
