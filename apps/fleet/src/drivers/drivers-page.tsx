import {
  driverUpdate,
  useDriverRemoval,
  useDriverRestoration,
  useDrivers,
  useDriverUpdate,
  type Driver,
} from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState, type Column } from '@tawseel/ui';
import { useAccountStatuses, useDriverFields } from './driver-fields.ts';
import { useDriverDetails } from './use-driver-details.tsx';

function useDriverColumns(): Column<Driver>[] {
  const { t } = useTranslation('fleet');
  const { statuses } = useAccountStatuses();
  const columns: Column<Driver>[] = [
    { key: 'driver_id', header: t('drivers.id'), kind: 'id' },
    { key: 'name_driver', header: t('drivers.name'), isPrimary: true },
    { key: 'salary', header: t('drivers.salaryColumn'), kind: 'money' },
    { key: 'commission_driver', header: t('drivers.deliveryCommission'), kind: 'money' },
    { key: 'commission_return', header: t('drivers.returnCommission'), kind: 'money' },
    { key: 'money_driver', header: t('drivers.commissionBalance'), kind: 'money' },
    { key: 'money_orders', header: t('drivers.orderMoney'), kind: 'money' },
    { key: 'city_driver', header: t('drivers.city') },
    { key: 'email_driver', header: t('drivers.email'), kind: 'id' },
    { key: 'phone_driver', header: t('drivers.phone'), kind: 'phone' },
    { key: 'status', header: t('drivers.status'), kind: 'status', statuses },
    { key: 'created_account_driver', header: t('drivers.createdAt'), kind: 'date' },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

/** Drivers of the company: search, update, delete. */
export function DriversPage() {
  const { t } = useTranslation('fleet');
  const columns = useDriverColumns();
  const fields = useDriverFields();
  const { options } = useAccountStatuses();
  const state = useListState({
    columns,
    filters: [{ name: 'status', kind: 'select', label: t('drivers.status'), options }],
  });
  const list = useDrivers(state.query);
  const update = useDriverUpdate();
  const remove = useDriverRemoval();
  const restore = useDriverRestoration();
  const details = useDriverDetails();

  return (
    <ListScreen
      title={t('drivers.title')}
      state={state}
      create={{ to: '/create-driver', label: t('drivers.create') }}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('drivers.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={(driver) => driver.driver_id}
        empty={{ text: t('drivers.empty'), hint: t('drivers.emptyHint') }}
        dialogs={{
          view: { title: (driver) => driver.name_driver, items: details },
          edit: {
            title: (driver) => t('drivers.editOne', { name: driver.name_driver }),
            schema: driverUpdate,
            columns: 2,
            fields: ({ driver_id }) => [
              { kind: 'readOnly', label: t('drivers.id'), value: driver_id },
              fields.name,
              { ...fields.password, label: t('drivers.newPassword'), hint: t('drivers.newPasswordHint') },
              fields.city,
              fields.email,
              fields.phone,
              fields.status,
            ],
            defaults: ({ driver_id, name_driver, city_driver, email_driver, phone_driver, status }) => ({
              driver_id,
              name_driver,
              city_driver,
              email_driver,
              phone_driver,
              status,
            }),
            save: (values, { driver_id }, changed) =>
              update({ ...values, driver_id, changed_fields: changed }),
            done: t('drivers.updated'),
          },
          remove: {
            question: ({ driver_id: id, name_driver: name }) => t('drivers.deleteQuestion', { id, name }),
            run: remove,
            done: t('drivers.deleted'),
            undo: { run: restore, done: t('drivers.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
