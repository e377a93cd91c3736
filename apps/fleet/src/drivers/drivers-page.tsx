import {
  labelKey,
  useCan,
  useList,
  useMay,
  useRowRemoval,
  useRowRestoration,
  useRowUpdate,
} from '@tawseel/api-client';
import { driver, driverUpdate } from '@tawseel/api-client/drivers';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, filtersOf, ListScreen, useFormField, useListState, useSeen } from '@tawseel/ui';
import { driverColumns } from './driver-columns.ts';
import { useAppPassword } from './use-app-password.tsx';
import { useDriverBlockers } from './use-driver-blockers.tsx';
import { useDriverDetails } from './use-driver-details.ts';

const filters = filtersOf('fleet', driver);

/** Drivers of the company: search, update, delete. */
export function DriversPage() {
  const { t } = useTranslation('fleet');
  const mayChange = useMay('records.change');
  const maySetLimit = useMay('balances.change');
  const field = useFormField('fleet', driver);
  const columns = useSeen(driver, driverColumns);
  const state = useListState({ columns, filters, hasDeleted: useCan('deleted') && mayChange });
  const list = useList(driver, state.query);
  const run = useListExport('drivers', state.query);
  const update = useRowUpdate(driver);
  const remove = useRowRemoval(driver);
  const restore = useRowRestoration(driver);
  const blockers = useDriverBlockers();
  const app = useAppPassword();
  const details = useDriverDetails(app.line);
  const limit = useSeen(driver, [
    field('cash_limit', {
      isOptional: true,
      hint: t('drivers.cashLimitHint'),
      readOnly: !maySetLimit,
    }),
  ]);

  return (
    <ListScreen
      title={t('drivers.title')}
      state={state}
      create={mayChange && { to: '/create-driver', label: t('drivers.create') }}
      actions={<ExportButton list={list} run={run} />}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('drivers.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ driver_id }) => driver_id}
        empty={{ text: t('drivers.empty'), hint: mayChange && t('drivers.emptyHint') }}
        dialogs={{
          view: { title: ({ driver_id: id, name_driver: name }) => name || id, items: details },
          edit: {
            title: ({ name_driver: name }) => t('drivers.editOne', { name }),
            schema: driverUpdate,
            columns: 2,
            fields: ({ driver_id }) => [
              { kind: 'readOnly', label: t(labelKey('fleet', driver, 'driver_id')), value: driver_id },
              field('name_driver'),
              field('password_driver', {
                label: t('drivers.newPassword'),
                hint: t('drivers.newPasswordHint'),
                autoComplete: 'new-password',
              }),
              field('city_driver'),
              field('email_driver'),
              field('phone_driver'),
              field('status'),
              ...limit,
            ],
            save: update,
            done: t('drivers.updated'),
          },
          remove: {
            question: ({ driver_id: id, name_driver: name }) =>
              // Only a server that restores a driver is known to keep the history.
              [t('drivers.deleteQuestion', { id, name }), restore && t('drivers.historyKept')]
                .filter(Boolean)
                .join(' '),
            blockers,
            run: remove,
            done: t('drivers.deleted'),
            undo: { run: restore, done: t('drivers.restored') },
          },
        }}
      />
      {app.dialog}
    </ListScreen>
  );
}
