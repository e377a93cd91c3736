import { valueKeys } from '@tawseel/api-client';
import { contract } from '@tawseel/api-client/contracts';
import { useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';

const words = Object.entries(valueKeys('contracts', contract, 'status'));

/** Contract status: active in green, any other in red; an unknown status is shown as the server sends it. */
export function ContractStatus({ status }: { status: string }) {
  const { t } = useTranslation('contracts');
  const value = status.toLowerCase();
  const [, word] = words.find(([known]) => known.toLowerCase() === value) ?? [];
  return <Tag tone={value === 'active' ? 'good' : 'bad'}>{word === undefined ? status : t(word)}</Tag>;
}
