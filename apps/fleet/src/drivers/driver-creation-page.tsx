import { useRowCreation, useRowRestoration } from '@tawseel/api-client';
import { driver, driverCreation } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { useFormField, useSeen } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/dialogs';
import { useCreation } from '../creation/use-creation.ts';

const newAccount = { status: 'Active', money_driver: 0, money_orders: 0 } as const;

/** Creates a driver; the balances start at 0. */
export function DriverCreationPage() {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', driver);
  const create = useCreation(useRowCreation(driver), t('drivers.created'));
  const restore = useRowRestoration(driver);
  const balances = useSeen(driver, [
    field('money_driver', { section: t('drivers.sections.balances'), disabled: true }),
    field('money_orders', { disabled: true }),
    field('cash_limit', { isOptional: true, hint: t('drivers.cashLimitHint') }),
  ]);
  return (
    <CreationPage
      title={t('drivers.create')}
      schema={driverCreation}
      defaults={newAccount}
      fields={[
        field('driver_id', { section: t('drivers.sections.account') }),
        field('name_driver'),
        field('password_driver', { hint: t('drivers.passwordHint'), autoComplete: 'new-password' }),
        field('status'),
        field('salary', {
          section: t('drivers.sections.pay'),
          label: t('drivers.salary'),
          hint: t('drivers.salaryHint'),
        }),
        field('commission_driver'),
        field('commission_return'),
        field('city_driver', { section: t('drivers.sections.contact') }),
        field('email_driver'),
        field('phone_driver'),
        ...balances,
      ]}
      onSubmit={create}
      list={{ path: '/drivers', title: t('drivers.title') }}
      restoration={{ run: restore, done: t('drivers.restored'), search: ({ driver_id: id }) => id }}
    />
  );
}
