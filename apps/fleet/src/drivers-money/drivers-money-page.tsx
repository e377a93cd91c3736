import { labelKey, useCan, useList, useMay, withMessage } from '@tawseel/api-client';
import {
  driver,
  type Driver,
  driverAmounts,
  type DriverAmounts,
  useDriverMoneyUpdate,
} from '@tawseel/api-client/drivers';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  ExportButton,
  fetchedDialog,
  LinkButton,
  ListScreen,
  useFormField,
  useListState,
  VisitButton,
} from '@tawseel/ui';
import { useState } from 'react';

const DriverLedger = fetchedDialog(
  async () =>
    (await import(/* webpackChunkName: "driver-ledger" */ '../ledger/driver-ledger.tsx')).DriverLedger,
);

/** Columns that the search covers. */
const searched = ['driver_id', 'name_driver'];

const amounts = [
  'salary',
  'commission_driver',
  'commission_return',
  'money_driver',
  'money_orders',
  'total_delivery_money',
] as const;

const columns = columnsOf('fleet', driver, ['driver_id', 'name_driver', ...amounts], {
  name_driver: { isPrimary: true },
  money_driver: { header: 'fleet:money.driverDeliveryMoney' },
});

/** Saves against the balances that the dialog shows. The error of a conflict carries the present balances. */
function useSave() {
  const { t } = useTranslation('fleet');
  const update = useDriverMoneyUpdate();
  if (!update) return undefined;
  return (values: DriverAmounts, row: Driver, changed: string[]) =>
    withMessage(update(values, row, changed), (error) =>
      Object.keys(error.current).length > 0 ? t('money.changed') : error.message,
    );
}

/** Salary, commissions and balances of drivers, each updated in a dialog. */
export function DriversMoneyPage() {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', driver);
  const save = useSave();
  const canHandOver = useCan('handovers');
  const hasLedger = useCan('ledger');
  const mayCreate = useMay('records.change');
  const [ledgerDriver, setLedgerDriver] = useState<Driver>();
  const state = useListState({ columns });
  const view = { ...state.query, searchIn: searched };
  const list = useList(driver, view);
  const run = useListExport('drivers', view);

  return (
    <ListScreen
      title={t('money.title')}
      state={state}
      actions={
        <>
          {canHandOver && <LinkButton to="/handovers">{t('money.handovers')}</LinkButton>}
          <ExportButton list={list} run={run} />
        </>
      }
    >
      <ListScreen.Toolbar list={list} search={{ label: t('money.search'), mode: 'button' }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ driver_id }) => driver_id}
        empty={{
          text: t('drivers.empty'),
          hint: mayCreate && t('drivers.emptyHint'),
          action: mayCreate && (
            <VisitButton to="/create-driver" variant="primary">
              {t('drivers.create')}
            </VisitButton>
          ),
        }}
        actions={
          hasLedger
            ? (row) => [{ label: t('money.ledger'), onSelect: () => setLedgerDriver(row) }]
            : undefined
        }
        dialogs={{
          edit: {
            label: t('money.edit'),
            title: ({ name_driver: name }) => t('money.editOne', { name }),
            schema: driverAmounts,
            columns: 2,
            fields: ({ name_driver }) => [
              {
                kind: 'readOnly',
                label: t(labelKey('fleet', driver, 'name_driver')),
                value: name_driver,
                isWide: true,
              },
              ...amounts.map((name) =>
                field(name, name === 'money_driver' ? { label: t('money.driverDeliveryMoney') } : {}),
              ),
            ],
            save,
            done: t('drivers.updated'),
          },
        }}
      />
      {ledgerDriver && <DriverLedger driver={ledgerDriver} onClose={() => setLedgerDriver(undefined)} />}
    </ListScreen>
  );
}
