import { accountStatuses, type Merchant } from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import type { FormField } from '@tawseel/ui';

/** Statuses of a merchant, as options and as labels of a column. */
export function useAccountStatuses() {
  const { t } = useTranslation('merchants');
  return {
    options: accountStatuses.map((value) => ({ value, label: t(`account.${value}`) })),
    statuses: {
      Active: { label: t('account.Active'), tone: 'good' },
      InActive: { label: t('account.InActive'), tone: 'neutral' },
    } as const,
  };
}

/** Fields of a merchant in forms and dialogs, by name. */
export function useMerchantFields() {
  const { t } = useTranslation('merchants');
  const { options } = useAccountStatuses();
  return {
    id: { name: 'merchant_id', kind: 'id', label: t('merchants.id') },
    password: {
      name: 'password',
      kind: 'password',
      label: t('merchants.password'),
      hint: t('merchants.passwordHint'),
      autoComplete: 'new-password',
    },
    fullName: { name: 'full_name', kind: 'text', label: t('merchants.fullName') },
    shopName: { name: 'shop_name', kind: 'text', label: t('merchants.shopName') },
    city: { name: 'city', kind: 'text', label: t('merchants.city') },
    phone: { name: 'phone', kind: 'phone', label: t('merchants.phone'), hint: t('merchants.phoneHint') },
    email: { name: 'email', kind: 'email', label: t('merchants.email') },
    status: { name: 'status', kind: 'select', label: t('merchants.status'), options },
    workingHours: {
      name: 'working_hours',
      kind: 'text',
      label: t('merchants.workingHours'),
      placeholder: t('merchants.workingHoursExample'),
    },
  } as const satisfies Record<string, FormField<keyof Merchant | 'password'>>;
}
