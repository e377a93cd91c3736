import {
  labelKey,
  useCan,
  useList,
  useMay,
  useRowCreation,
  useRowRemoval,
  useRowRestoration,
  useRowUpdate,
} from '@tawseel/api-client';
import {
  fuelFill,
  fuelFillCreation,
  type FuelFillCreation,
  fuelFillUpdate,
} from '@tawseel/api-client/car-services';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  ExportButton,
  fetchedDialog,
  filtersOf,
  ListScreen,
  useFormField,
  useListState,
  useOpenDialog,
  type FormFields,
} from '@tawseel/ui';
import type { FormDialogProps } from '@tawseel/ui/dialogs';

const fuelFillColumns = columnsOf('fleet', fuelFill, ['fill_id', 'car_id', 'filled_on', 'cost'], {
  fill_id: { isPrimary: true },
});

const filters = filtersOf('fleet', fuelFill);

const CreationDialog = fetchedDialog<FormDialogProps<FuelFillCreation, FuelFillCreation>>(
  async () => (await import('@tawseel/ui/dialogs')).FormDialog,
);

/** Fields of a fill that both dialogs share: all but its number. */
function useFillFields(): FormFields<Omit<FuelFillCreation, 'fill_id'>> {
  const field = useFormField('fleet', fuelFill);
  return [field('car_id'), field('filled_on'), field('cost')];
}

/** Fuel of the cars: search, create, update, delete, export. */
export function FuelFillsPage() {
  const { t } = useTranslation('fleet');
  const mayChange = useMay('records.change');
  const [creation, setCreation] = useOpenDialog<'open'>('creation');
  const field = useFormField('fleet', fuelFill);
  const fields = useFillFields();
  const create = useRowCreation(fuelFill);
  const update = useRowUpdate(fuelFill);
  const remove = useRowRemoval(fuelFill);
  const restore = useRowRestoration(fuelFill);
  const state = useListState({
    columns: fuelFillColumns,
    filters,
    hasDeleted: useCan('deleted') && mayChange,
  });
  const list = useList(fuelFill, state.query);
  const runExport = useListExport('fuel-fills', state.query);

  return (
    <ListScreen
      title={t('fuel_fill.texts.title')}
      state={state}
      create={create && { label: t('fuel_fill.texts.create'), open: () => setCreation('open') }}
      actions={<ExportButton list={list} run={runExport} />}
    >
      {creation && create && (
        <CreationDialog
          title={t('fuel_fill.texts.create')}
          schema={fuelFillCreation}
          columns={2}
          fields={[field('fill_id'), ...fields]}
          onSubmit={create}
          done={t('fuel_fill.texts.created')}
          onClose={() => setCreation(undefined)}
        />
      )}
      <ListScreen.Toolbar list={list} search={{ label: t('fuel_fill.texts.search') }} />
      <ListScreen.Table
        list={list}
        columns={fuelFillColumns}
        rowKey={({ fill_id }) => fill_id}
        empty={{ text: t('fuel_fill.texts.empty') }}
        dialogs={{
          edit: {
            title: ({ fill_id: id }) => t('fuel_fill.texts.editOne', { id }),
            schema: fuelFillUpdate,
            columns: 2,
            fields: ({ fill_id }) => [
              { kind: 'readOnly', label: t(labelKey('fleet', fuelFill, 'fill_id')), value: fill_id },
              ...fields,
            ],
            save: update,
            done: t('fuel_fill.texts.updated'),
          },
          remove: {
            question: ({ fill_id: id }) => t('fuel_fill.texts.deleteQuestion', { id }),
            run: remove,
            done: t('fuel_fill.texts.deleted'),
            undo: { run: restore, done: t('fuel_fill.texts.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
