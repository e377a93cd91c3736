import {
  cityUpdate,
  useCities,
  useCityRemoval,
  useCityRestoration,
  useCityUpdate,
  type City,
  type CityUpdate,
} from '@tawseel/api-client/cities';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState, type Column, type FormFields } from '@tawseel/ui';
import { useDriverOptions } from '../drivers/use-driver-options.ts';
import { useCityFields } from './city-fields.ts';

const places = ['driver1', 'driver2', 'driver3'] as const;

function useCityDriverFields(): FormFields<CityUpdate> {
  const { t } = useTranslation('fleet');
  const options = useDriverOptions();
  return places.map((place) => ({
    name: `${place}_id` as const,
    kind: 'select',
    label: t(`cities.${place}`),
    options,
    isWide: true,
  }));
}

function useCityColumns(): Column<City>[] {
  const { t } = useTranslation('fleet');
  const columns: Column<City>[] = [
    { key: 'city', header: t('cities.city'), isPrimary: true },
    { key: 'country', header: t('cities.country') },
    { key: 'delivery_type', header: t('cities.deliveryType') },
    { key: 'delivery_price', header: t('cities.deliveryPrice'), kind: 'money' },
    { key: 'return_price', header: t('cities.returnPrice'), kind: 'money' },
    ...places.map((place): Column<City> => ({
      key: `${place}_id`,
      header: t(`cities.${place}`),
      kind: 'id',
    })),
    { key: 'date_time', header: t('cities.createdAt'), kind: 'dateTime' },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

/** Cities that the company delivers to, with prices and three drivers each. */
export function CitiesPage() {
  const { t } = useTranslation('fleet');
  const fields = useCityFields();
  const drivers = useCityDriverFields();
  const update = useCityUpdate();
  const remove = useCityRemoval();
  const restore = useCityRestoration();
  const columns = useCityColumns();
  const state = useListState({ columns });
  const list = useCities(state.query);

  return (
    <ListScreen
      title={t('cities.title')}
      state={state}
      create={{ to: '/create-city', label: t('cities.create') }}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('cities.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ country, city }) => `${country}/${city}`}
        empty={{ text: t('cities.empty'), hint: t('cities.emptyHint') }}
        dialogs={{
          edit: {
            title: ({ city }) => t('cities.editOne', { city }),
            schema: cityUpdate,
            columns: 2,
            fields: ({ city, country }) => [
              { kind: 'readOnly', label: t('cities.city'), value: city },
              { kind: 'readOnly', label: t('cities.country'), value: country },
              ...fields,
              ...drivers,
            ],
            defaults: ({ driver1_id, driver2_id, driver3_id, country, city, ...prices }) => ({
              country,
              city,
              delivery_type: prices.delivery_type,
              delivery_price: prices.delivery_price,
              return_price: prices.return_price,
              driver1_id: driver1_id ?? '',
              driver2_id: driver2_id ?? '',
              driver3_id: driver3_id ?? '',
            }),
            save: (values, _, changed) => update({ ...values, changed_fields: changed }),
            done: t('cities.updated'),
          },
          remove: {
            question: ({ city, country }) => t('cities.deleteQuestion', { city, country }),
            run: remove,
            done: t('cities.deleted'),
            undo: { run: restore, done: t('cities.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
