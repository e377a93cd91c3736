import {
  labelKey,
  useCan,
  useList,
  useMay,
  useRowRemoval,
  useRowRestoration,
  useRowUpdate,
} from '@tawseel/api-client';
import { car, carUpdate } from '@tawseel/api-client/cars';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, ListScreen, useListState } from '@tawseel/ui';
import { carColumns } from './car-columns.ts';
import { useCarFields } from './car-fields.ts';

/** Cars of the company: search, update, delete. */
export function CarsPage() {
  const { t } = useTranslation('fleet');
  const mayChange = useMay('records.change');
  const fields = useCarFields();
  const update = useRowUpdate(car);
  const remove = useRowRemoval(car);
  const restore = useRowRestoration(car);
  const state = useListState({ columns: carColumns, hasDeleted: useCan('deleted') && mayChange });
  const list = useList(car, state.query);
  const run = useListExport('cars', state.query);

  return (
    <ListScreen
      title={t('cars.title')}
      state={state}
      create={mayChange && { to: '/create-car', label: t('cars.create') }}
      actions={<ExportButton list={list} run={run} />}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('cars.search') }} />
      <ListScreen.Table
        list={list}
        columns={carColumns}
        rowKey={({ car_id }) => car_id}
        empty={{ text: t('cars.empty'), hint: mayChange && t('cars.emptyHint') }}
        dialogs={{
          edit: {
            title: ({ car_id: id }) => t('cars.editOne', { id }),
            schema: carUpdate,
            columns: 2,
            fields: ({ car_id }) => [
              { kind: 'readOnly', label: t(labelKey('fleet', car, 'car_id')), value: car_id },
              ...fields,
            ],
            save: update,
            done: t('cars.updated'),
          },
          remove: {
            question: ({ car_id: id }) => t('cars.deleteQuestion', { id }),
            run: remove,
            done: t('cars.deleted'),
            undo: { run: restore, done: t('cars.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
