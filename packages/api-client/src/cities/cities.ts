import {
  useChange,
  useList,
  useWholeList,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import type { City, CityCreation, CityUpdate } from './cities.schema.ts';

export { cityCreation, cityUpdate, type City, type CityCreation, type CityUpdate } from './cities.schema.ts';

const list: ListCall<City> = { name: 'cities', path: '/DC/DisplayCitys', rows: 'date', key: 'city' };

const creation: ChangeCall<CityCreation> = { method: 'POST', path: '/DC/CreateCitys', stale: ['cities'] };

const update: ChangeCall<CityUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateCitys',
  body: (city) => ({ ...city, date_time: new Date().toISOString() }),
  stale: ['cities'],
};

const removal: ChangeCall<Pick<City, 'city' | 'country'>> = {
  method: 'DELETE',
  path: ({ city, country }) => `/DC/DeleteCitys/${encodeURIComponent(city)}/${encodeURIComponent(country)}`,
  body: ({ city, country }) => ({ city, country }),
  stale: ['cities'],
};

/** Cities that the company delivers to, page by page. */
export const useCities = (view: ListView) => useList(list, view);
/** All cities that the company delivers to, to choose from. */
export const useCityChoices = () => useWholeList(list);
/** Creates a city with its prices. */
export const useCityCreation = () => useChange(creation);
/** Updates a city's prices and its three drivers. */
export const useCityUpdate = () => useChange(update);
/** Hides a city; its history stays. */
export const useCityRemoval = () => useChange(removal);
