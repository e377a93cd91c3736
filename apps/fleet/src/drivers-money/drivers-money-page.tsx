import { ApiError } from '@tawseel/api-client';
import {
  driverMoneyUpdate,
  useDriverMoneyUpdate,
  useDrivers,
  type Driver,
  type DriverMoneyUpdate,
} from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState, type Column, type FormFields } from '@tawseel/ui';

/** Columns that the search covers. */
const searched = ['driver_id', 'name_driver'];

function useMoneyFields(): FormFields<DriverMoneyUpdate> {
  const { t } = useTranslation('fleet');
  return [
    { name: 'salary', kind: 'money', label: t('drivers.salaryColumn') },
    { name: 'commission_driver', kind: 'money', label: t('drivers.deliveryCommission') },
    { name: 'commission_return', kind: 'money', label: t('drivers.returnCommission') },
    { name: 'money_driver', kind: 'money', label: t('money.driverDeliveryMoney') },
    { name: 'money_orders', kind: 'money', label: t('drivers.orderMoney') },
    { name: 'total_delivery_money', kind: 'money', label: t('drivers.totalDeliveryMoney') },
  ];
}

/**
 * Saves against the balances that the dialog shows. On a conflict the outcome carries the present balances.
 */
function useSave() {
  const { t } = useTranslation('fleet');
  const update = useDriverMoneyUpdate();
  return async (values: DriverMoneyUpdate, _: Driver, changed: string[]) => {
    try {
      return await update({ ...values, changed_fields: changed });
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'changed' ? error.current : {};
      if (Object.keys(current).length === 0) throw error;
      return { ok: false, message: t('money.changed'), current };
    }
  };
}

/** Salary, commissions and balances of drivers, each updated in a dialog. */
export function DriversMoneyPage() {
  const { t } = useTranslation('fleet');
  const fields = useMoneyFields();
  const save = useSave();
  const columns: Column<Driver>[] = [
    { key: 'driver_id', header: t('drivers.id'), kind: 'id', isSortable: true },
    { key: 'name_driver', header: t('drivers.name'), isPrimary: true, isSortable: true },
    ...fields.flatMap((field): Column<Driver>[] =>
      field.kind === 'readOnly'
        ? []
        : [{ key: field.name, header: field.label, kind: 'money', isSortable: true }],
    ),
  ];
  const state = useListState({ columns });
  const list = useDrivers({ ...state.query, searchIn: searched });

  return (
    <ListScreen title={t('money.title')} state={state}>
      <ListScreen.Toolbar list={list} search={{ label: t('money.search'), mode: 'button' }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={(driver) => driver.driver_id}
        empty={{ text: t('drivers.empty'), hint: t('drivers.emptyHint') }}
        dialogs={{
          edit: {
            label: t('money.edit'),
            title: (driver) => t('money.editOne', { name: driver.name_driver }),
            schema: driverMoneyUpdate,
            columns: 2,
            fields: ({ name_driver }) => [
              { kind: 'readOnly', label: t('drivers.name'), value: name_driver, isWide: true },
              ...fields,
            ],
            defaults: ({ driver_id, money_driver, money_orders, total_delivery_money, ...driver }) => ({
              driver_id,
              salary: driver.salary,
              commission_driver: driver.commission_driver,
              commission_return: driver.commission_return,
              money_driver,
              money_orders,
              total_delivery_money,
              original_money_driver: money_driver,
              expected_money_orders: money_orders,
              expected_total_delivery_money: total_delivery_money,
            }),
            save,
            done: t('drivers.updated'),
          },
        }}
      />
    </ListScreen>
  );
}
