import { valueKeys } from '@tawseel/api-client';
import { contract } from '@tawseel/api-client/contracts';
import { useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';

const statusKeys = Object.entries(valueKeys('contracts', contract, 'status'));

/** Contract status: active in green, any other in red; an unknown status is shown as the server sends it. */
export function ContractStatus({ status }: { status: string | null }) {
  const { t } = useTranslation('contracts');
  const value = status?.toLowerCase();
  const [, key] = statusKeys.find(([known]) => known.toLowerCase() === value) ?? [];
  return <Tag tone={value === 'active' ? 'good' : 'bad'}>{key === undefined ? status : t(key)}</Tag>;
}
