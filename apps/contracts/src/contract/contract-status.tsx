import { valueKeys } from '@tawseel/api-client';
import { contract, type Contract } from '@tawseel/api-client/contracts';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';

const statusKeys = Object.entries(valueKeys('contracts', contract, 'status'));

/** Whether a day is after today in the company's time zone; a missing one is not. */
const isFuture = (day: string | null) => (day ?? '') > companyTime(Date.now()).slice(0, 10);

type ContractStatusProps = Pick<Contract, 'status' | 'contract_file_client' | 'service_start_date'>;

/**
 * Contract status: active in green, any other in red; an unknown status is shown as the server sends it. An active contract
 * that is not signed, or has not begun, says so instead.
 */
export function ContractStatus({ status, contract_file_client, service_start_date }: ContractStatusProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const value = status?.toLowerCase();
  const [, key] = statusKeys.find(([known]) => known.toLowerCase() === value) ?? [];
  if (value !== 'active') return <Tag tone="bad">{key === undefined ? status : t(key)}</Tag>;
  if (!contract_file_client) return <Tag tone="attention ring">{t('status.unsigned')}</Tag>;
  if (isFuture(service_start_date))
    return <Tag>{t('status.future', { date: format.day(service_start_date) })}</Tag>;
  return <Tag tone="good">{key && t(key)}</Tag>;
}
