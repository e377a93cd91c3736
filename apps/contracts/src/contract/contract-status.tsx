import { useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';

/** Whether a contract is active, in green; any other status in red, in the server's own word where it is not a known one. */
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
