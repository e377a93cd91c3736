import { city, cityCreation, cityUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCity, deleteCity, restoreCity, updateCity } from './cities.repository.ts';

const cityList = entityList(city, { allow: 'records.see', counter: 'cities' });

const group = 'Cities';

export const citiesDomain: Domain = {
  entities: [city],
  counters: [rowCounter(city)],
  routes(app) {
    serveList(app, 'Cities the company delivers to', group, cityList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateCitys',
      allow: 'records.change',
      summary: 'Add a city',
      group,
      body: cityCreation,
      done: 'cityCreated',
      run: (tx, { companyId }, body) => createCity(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateCitys',
      allow: 'records.change',
      summary: "Set a city's three drivers and prices",
      group,
      body: cityUpdate,
      done: 'cityUpdated',
      run: (tx, { companyId }, body) => updateCity(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteCitys/:city/:country',
      allow: 'records.change',
      summary: 'Hide a city without open orders; its row stays',
      group,
      done: 'cityDeleted',
      run: (tx, { companyId }, { city = '', country = '' }) => deleteCity(tx, companyId, country, city),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreCitys/:city/:country',
      allow: 'records.change',
      summary: 'Show a hidden city again',
      group,
      done: 'cityRestored',
      run: (tx, { companyId }, { city = '', country = '' }) => restoreCity(tx, companyId, country, city),
    });
  },
};
