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
  carService,
  carServiceCreation,
  type CarServiceCreation,
  carServiceUpdate,
} from '@tawseel/api-client/cars';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
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
import { carServiceColumns } from './car-service-columns.ts';

const filters = filtersOf('fleet', carService);

const CreationDialog = fetchedDialog<FormDialogProps<CarServiceCreation, CarServiceCreation>>(
  async () => (await import('@tawseel/ui/dialogs')).FormDialog,
);

/** Fields of a service that both dialogs share: all but its number. */
function useServiceFields(): FormFields<Omit<CarServiceCreation, 'service_id'>> {
  const field = useFormField('fleet', carService);
  return [
    field('car_id'),
    field('serviced_on'),
    field('odometer'),
    field('cost'),
    field('description', { isWide: true }),
  ];
}

/** Maintenance of the cars: search, create, update, delete, export. */
export function CarServicesPage() {
  const { t } = useTranslation('fleet');
  const mayChange = useMay('records.change');
  const [creation, setCreation] = useOpenDialog<'open'>('creation');
  const field = useFormField('fleet', carService);
  const fields = useServiceFields();
  const create = useRowCreation(carService);
  const update = useRowUpdate(carService);
  const remove = useRowRemoval(carService);
  const restore = useRowRestoration(carService);
  const state = useListState({
    columns: carServiceColumns,
    filters,
    hasDeleted: useCan('deleted') && mayChange,
  });
  const list = useList(carService, state.query);
  const runExport = useListExport('car-services', state.query);

  return (
    <ListScreen
      title={t('car_service.texts.title')}
      state={state}
      create={create && { label: t('car_service.texts.create'), open: () => setCreation('open') }}
      actions={<ExportButton list={list} run={runExport} />}
    >
      {creation && create && (
        <CreationDialog
          title={t('car_service.texts.create')}
          schema={carServiceCreation}
          columns={2}
          fields={[field('service_id'), ...fields]}
          onSubmit={create}
          done={t('car_service.texts.created')}
          onClose={() => setCreation(undefined)}
        />
      )}
      <ListScreen.Toolbar list={list} search={{ label: t('car_service.texts.search') }} />
      <ListScreen.Table
        list={list}
        columns={carServiceColumns}
        rowKey={({ service_id }) => service_id}
        empty={{ text: t('car_service.texts.empty'), hint: mayChange && t('car_service.texts.emptyHint') }}
        dialogs={{
          edit: {
            title: ({ service_id: id }) => t('car_service.texts.editOne', { id }),
            schema: carServiceUpdate,
            columns: 2,
            fields: ({ service_id }) => [
              { kind: 'readOnly', label: t(labelKey('fleet', carService, 'service_id')), value: service_id },
              ...fields,
            ],
            save: update,
            done: t('car_service.texts.updated'),
          },
          remove: {
            question: ({ service_id: id, car_id: car }) => t('car_service.texts.deleteQuestion', { id, car }),
            run: remove,
            done: t('car_service.texts.deleted'),
            undo: { run: restore, done: t('car_service.texts.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
