import { labelKey, useCan, useList, useMay, useRowRestoration } from '@tawseel/api-client';
import {
  city,
  cityDrivers,
  cityUpdate,
  useCityRemoval,
  useCityUpdate,
  withDistinctDrivers,
} from '@tawseel/api-client/cities';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, ListScreen, useFormField, useListState } from '@tawseel/ui';
import { cityColumns } from './city-columns.ts';
import { useCityBlockers } from './use-city-blockers.tsx';
import { useCityFields } from './city-fields.ts';

/** Cities that the company delivers to, with prices and up to three drivers each. */
export function CitiesPage() {
  const { t } = useTranslation('fleet');
  const mayChange = useMay('records.change');
  const fields = useCityFields();
  const field = useFormField('fleet', city);
  const update = useCityUpdate();
  const remove = useCityRemoval();
  const restore = useRowRestoration(city);
  const blockers = useCityBlockers();
  const state = useListState({ columns: cityColumns, hasDeleted: useCan('deleted') && mayChange });
  const list = useList(city, state.query);
  const run = useListExport('cities', state.query);

  return (
    <ListScreen
      title={t('cities.title')}
      state={state}
      create={mayChange && { to: '/create-city', label: t('cities.create') }}
      actions={<ExportButton list={list} run={run} />}
    >
      <ListScreen.Toolbar list={list} search={{ label: t('cities.search') }} />
      <ListScreen.Table
        list={list}
        columns={cityColumns}
        rowKey={(row) => `${row.country}/${row.city}`}
        empty={{ text: t('cities.empty'), hint: mayChange && t('cities.emptyHint') }}
        dialogs={{
          edit: {
            title: (row) => t('cities.editOne', { city: row.city }),
            schema: cityUpdate,
            columns: 2,
            fields: ({ city: name, country }) => [
              { kind: 'readOnly', label: t(labelKey('fleet', city, 'city')), value: name },
              { kind: 'readOnly', label: t(labelKey('fleet', city, 'country')), value: country },
              ...fields,
              ...cityDrivers.map((name, at) =>
                field(name, {
                  isWide: true,
                  isRequired: false,
                  hint: at === 0 && t('cities.driversHint'),
                }),
              ),
            ],
            defaults: withDistinctDrivers,
            save: update,
            done: t('cities.updated'),
          },
          remove: {
            question: (row) => t('cities.deleteQuestion', { city: row.city, country: row.country }),
            blockers,
            run: remove,
            done: t('cities.deleted'),
            undo: { run: restore, done: t('cities.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
