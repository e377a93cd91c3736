import { carService, carServiceCreation, carServiceUpdate } from '@tawseel/api-client/entities';
import { car, carCreation, carUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { serveRecord } from '../http/serve-record.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCar, updateCar } from './cars.repository.ts';

const carList = entityList(car, { counter: 'cars' });

const serviceList = entityList(carService, { counter: 'car_services' });

const group = 'Cars';

export const carsDomain: Domain = {
  entities: [car, carService],
  counters: [rowCounter(car), rowCounter(carService)],
  routes(calls) {
    serveList(calls, 'Cars of the company', group, carList);
    serveRecord(calls, car, {
      group,
      create: { summary: 'Add a car', body: carCreation, run: createCar },
      update: { summary: 'Change a car', body: carUpdate, run: updateCar },
      hide: { summary: 'Delete a car; it can be restored' },
      restore: { summary: 'Restore a deleted car' },
    });
    serveList(calls, 'Maintenance of the cars', group, serviceList);
    serveRecord(calls, carService, {
      group,
      create: { summary: 'Add a service of a car', body: carServiceCreation },
      update: { summary: 'Change a service of a car', body: carServiceUpdate },
      hide: {
        summary: 'Delete a service of a car; it can be restored',
      },
      restore: { summary: 'Restore a deleted service of a car' },
    });
  },
};
