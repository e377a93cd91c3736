import { cityCreation, cityUpdate } from '@tawseel/api-client/schemas';
import type { Api } from '../http/api.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { cityList } from './cities.list.ts';
import { createCity, deleteCity, updateCity } from './cities.repository.ts';

const group = 'Cities';

export function cityRoutes(api: Api): void {
  serveList(api, '/DC/DisplayCitys', 'Cities the company delivers to', group, cityList);
  serveChange(api, {
    method: 'POST',
    url: '/DC/CreateCitys',
    summary: 'Add a city',
    group,
    body: cityCreation,
    async run(tx, { companyId }, body) {
      await createCity(tx, companyId, body);
      return 'cityCreated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateCitys',
    summary: "Set a city's three drivers and prices",
    group,
    body: cityUpdate,
    async run(tx, { companyId }, body) {
      await updateCity(tx, companyId, body);
      return 'cityUpdated';
    },
  });
  serveAction(api, {
    method: 'DELETE',
    url: '/DC/DeleteCitys/:city/:country',
    summary: 'Hide a city without open orders; its row stays',
    group,
    async run(tx, { companyId }, { city = '', country = '' }) {
      await deleteCity(tx, companyId, country, city);
      return 'cityDeleted';
    },
  });
}
