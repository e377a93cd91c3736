import {
  creationBody,
  useApiMutation,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
  type UpdateRow,
} from '@tawseel/api-client';
import { useMemo } from 'react';
import { cityDrivers, withEveryDriver } from './city-drivers.ts';
import type { CityCreation } from './city-creation.schema.ts';
import { city, type City } from './city.entity.ts';

export { cityDrivers, withDistinctDrivers } from './city-drivers.ts';
export { cityCreation, type CityCreation } from './city-creation.schema.ts';
export { cityUpdate, type CityUpdate } from './city-update.schema.ts';
export { city, type City } from './city.entity.ts';

const creation: ApiMutation<CityCreation> = {
  allow: 'records.change',
  method: 'POST',
  path: '/DC/CreateCitys',
  body: creationBody(city),
  invalidates: ['city'],
};

const update: ApiMutation<object> = {
  allow: 'records.change',
  method: 'PUT',
  path: '/DC/UpdateCitys',
  body: (city) => ({ ...city, date_time: new Date().toISOString() }),
  invalidates: ['city'],
};

const removal: ApiMutation<Pick<City, 'city' | 'country'>> = {
  allow: 'records.change',
  method: 'DELETE',
  path: ({ city, country }) => `/DC/DeleteCitys/${encodeURIComponent(city)}/${encodeURIComponent(country)}`,
  body: ({ city, country }) => ({ city, country }),
  invalidates: ['city'],
};

const restoration: ApiMutation<Pick<City, 'city' | 'country'>> = {
  allow: 'records.change',
  needs: 'restore',
  method: 'POST',
  path: ({ city, country }) => `/DC/RestoreCitys/${encodeURIComponent(city)}/${encodeURIComponent(country)}`,
  invalidates: ['city'],
  removesRowOf: 'city',
};

/** Cities that the company delivers to, page by page. */
export const useCities = (view: ListView) => useList(city, view);
/** Creates a city with its prices. */
export const useCityCreation = () => useApiMutation(creation);
/** Updates the prices of a city and its drivers; a driver that is changed also fills the empty places. */
export function useCityUpdate(): UpdateRow | undefined {
  const send = useRowUpdate(city, update);
  return useMemo(
    () =>
      send &&
      ((values, row, changed) => {
        if (!cityDrivers.some((name) => changed.includes(name))) return send(values, row, changed);
        const others = changed.filter((name) => !cityDrivers.some((driver) => driver === name));
        const filled = withEveryDriver({ ...values });
        const isSet = (name: string) => (Reflect.get(filled, name) || null) !== Reflect.get(row, name);
        return send(filled, row, [...others, ...cityDrivers.filter(isSet)]);
      }),
    [send],
  );
}
/** Hides a city and keeps its history. */
export const useCityRemoval = () => useApiMutation(removal);
/** Restores a deleted city with its prices. */
export const useCityRestoration = () => useApiMutation(restoration);
