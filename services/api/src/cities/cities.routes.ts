import { city, cityCreation, cityUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { serveRecord } from '../http/serve-record.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCity, deleteCity, restoreCity, updateCity } from './cities.repository.ts';

const cityList = entityList(city, { counter: 'cities' });

const group = 'Cities';

export const citiesDomain: Domain = {
  entities: [city],
  counters: [rowCounter(city)],
  routes(calls) {
    serveList(calls, 'Cities the company delivers to', group, cityList);
    serveRecord(calls, city, {
      group,
      create: { summary: 'Add a city', body: cityCreation, run: createCity },
      update: {
        summary: "Set a city's prices and drivers; the first driver fills the places that are empty",
        body: cityUpdate,
        run: updateCity,
      },
      hide: {
        summary: 'Delete a city without open orders; it can be restored',
        run: deleteCity,
      },
      restore: {
        summary: 'Restore a deleted city',
        run: restoreCity,
      },
    });
  },
};
