import { useList } from '@tawseel/api-client';
import { run, useRunCreation, type Run } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  fetchedDialog,
  filtersOf,
  LinkButton,
  ListScreen,
  Ltr,
  useListState,
  useOpenDialog,
} from '@tawseel/ui';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { runTones } from '../open-runs/run-tones.ts';

const RunCreationDialog = fetchedDialog(
  async () =>
    (await import(/* webpackChunkName: "run-creation" */ './run-creation-dialog.tsx')).RunCreationDialog,
);

const driverLabel = 'dispatch:run.fields.driver_name';

const addressOf = ({ run_id: id }: Run) => `/runs/${id}`;

const columns = columnsOf(
  'dispatch',
  run,
  [
    'run_id',
    'day',
    'driver_id',
    'state',
    'parcels',
    'waiting',
    'delivered',
    'failed',
    'to_collect',
    'collected',
    'note',
  ],
  {
    run_id: {
      isBrief: true,
      render: (row) => (
        <Link to={addressOf(row)}>
          <Ltr>{row.run_id}</Ltr>
        </Link>
      ),
    },
    day: { isBrief: true },
    driver_id: { header: driverLabel, isPrimary: true },
    state: { tones: runTones },
    parcels: { isBrief: true },
    waiting: { isBrief: true },
    to_collect: { hasUnit: true, isBrief: true },
    collected: { hasUnit: true, isBrief: true },
  },
);

const filters = filtersOf('dispatch', run, { driver_id: driverLabel });

/** Runs of the drivers, newest first; each leads to its page. */
export function RunsPage() {
  const { t } = useTranslation('dispatch');
  const state = useListState({ columns, filters });
  const list = useList(run, state.query);
  const mayCreate = useRunCreation() !== undefined;
  const [isOpen, setIsOpen] = useOpenDialog<boolean>('runs');
  const actions = useCallback((row: Run) => [{ label: t('runs.open'), to: addressOf(row) }], [t]);
  return (
    <ListScreen
      title={t('runs.title')}
      state={state}
      create={mayCreate && { label: t('runs.create'), open: () => setIsOpen(true) }}
      actions={<LinkButton to="/desk">{t('desk.title')}</LinkButton>}
    >
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('runs.search'), placeholder: t('runs.searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ run_id: id }) => String(id)}
        empty={{ text: t('runs.empty'), hint: t('runs.emptyHint') }}
        actions={actions}
      />
      {isOpen && mayCreate && <RunCreationDialog onClose={() => setIsOpen(false)} />}
    </ListScreen>
  );
}
