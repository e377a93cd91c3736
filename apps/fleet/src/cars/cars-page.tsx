import {
  carUpdate,
  useCarRemoval,
  useCarRestoration,
  useCars,
  useCarUpdate,
  type Car,
} from '@tawseel/api-client/cars';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState, type Column } from '@tawseel/ui';
import { useCarFields } from './car-fields.ts';

/** Cars of the company: search, update, delete. */
export function CarsPage() {
  const { t } = useTranslation('fleet');
  const fields = useCarFields();
  const update = useCarUpdate();
  const remove = useCarRemoval();
  const restore = useCarRestoration();
  const columns: Column<Car>[] = [
    { key: 'car_id', header: t('cars.plate'), kind: 'id', isPrimary: true, isSortable: true },
    { key: 'driver_id', header: t('cars.driver'), kind: 'id', isSortable: true },
    { key: 'type_car', header: t('cars.type'), isSortable: true },
    { key: 'model', header: t('cars.model'), isSortable: true },
    { key: 'date_car_manufacture', header: t('cars.manufactured'), kind: 'carDate', isSortable: true },
    { key: 'date_car_service_start', header: t('cars.inService'), kind: 'carDate', isSortable: true },
  ];
  const state = useListState({ columns });
  const list = useCars(state.query);

  return (
    <ListScreen title={t('cars.title')} state={state} create={{ to: '/create-car', label: t('cars.create') }}>
      <ListScreen.Toolbar list={list} search={{ label: t('cars.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={(car) => car.car_id}
        empty={{ text: t('cars.empty'), hint: t('cars.emptyHint') }}
        dialogs={{
          edit: {
            title: ({ car_id: id }) => t('cars.editOne', { id }),
            schema: carUpdate,
            columns: 2,
            fields: ({ car_id }) => [{ kind: 'readOnly', label: t('cars.plate'), value: car_id }, ...fields],
            defaults: (car) => ({
              car_id: car.car_id,
              driver_id: car.driver_id ?? '',
              type_car: car.type_car,
              model: car.model,
              date_car_manufacture: car.date_car_manufacture.slice(0, 10),
              date_car_service_start: car.date_car_service_start.slice(0, 10),
            }),
            save: (values, _, changed) => update({ ...values, changed_fields: changed }),
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
