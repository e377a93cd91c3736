import { accountStatuses, type Driver } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import type { FormField } from '@tawseel/ui';

/** Statuses of a driver, as options and as labels of a column. */
export function useAccountStatuses() {
  const { t } = useTranslation('fleet');
  return {
    options: accountStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    statuses: {
      Active: { label: t('status.Active'), tone: 'good' },
      InActive: { label: t('status.InActive'), tone: 'neutral' },
    } as const,
  };
}

/** Fields of a driver in forms and dialogs, by name. */
export function useDriverFields() {
  const { t } = useTranslation('fleet');
  const { options } = useAccountStatuses();
  return {
    id: { name: 'driver_id', kind: 'id', label: t('drivers.id') },
    name: { name: 'name_driver', kind: 'text', label: t('drivers.name') },
    password: {
      name: 'password_driver',
      kind: 'password',
      label: t('drivers.password'),
      hint: t('drivers.passwordHint'),
      autoComplete: 'new-password',
    },
    salary: { name: 'salary', kind: 'money', label: t('drivers.salary'), hint: t('drivers.salaryHint') },
    deliveryCommission: { name: 'commission_driver', kind: 'money', label: t('drivers.deliveryCommission') },
    returnCommission: { name: 'commission_return', kind: 'money', label: t('drivers.returnCommission') },
    city: { name: 'city_driver', kind: 'text', label: t('drivers.city') },
    email: { name: 'email_driver', kind: 'email', label: t('drivers.email') },
    phone: { name: 'phone_driver', kind: 'phone', label: t('drivers.phone') },
    status: { name: 'status', kind: 'select', label: t('drivers.status'), options },
  } as const satisfies Record<string, FormField<keyof Driver | 'password_driver'>>;
}
