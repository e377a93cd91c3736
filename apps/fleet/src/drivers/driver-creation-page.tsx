import { driverCreation, useDriverCreation, useDriverRestoration } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { CreationPage } from '@tawseel/ui/forms';
import { useCreation } from '../creation/use-creation.ts';
import { useDriverFields } from './driver-fields.ts';

const newAccount = { status: 'Active', money_driver: 0, money_orders: 0 } as const;

/** Creates a driver; the balances start at 0. */
export function DriverCreationPage() {
  const { t } = useTranslation('fleet');
  const fields = useDriverFields();
  const create = useCreation(useDriverCreation(), t('drivers.created'));
  const restore = useDriverRestoration();
  return (
    <CreationPage
      title={t('drivers.create')}
      schema={driverCreation}
      defaults={newAccount}
      fields={[
        fields.id,
        fields.name,
        fields.password,
        fields.status,
        fields.salary,
        fields.deliveryCommission,
        fields.returnCommission,
        fields.city,
        fields.email,
        fields.phone,
        { name: 'money_driver', kind: 'money', label: t('drivers.commissionBalance'), disabled: true },
        { name: 'money_orders', kind: 'money', label: t('drivers.orderMoney'), disabled: true },
      ]}
      create={create}
      list={{ path: '/drivers', title: t('drivers.title') }}
      restoration={{ run: restore, done: t('drivers.restored'), search: ({ driver_id: id }) => id }}
    />
  );
}
