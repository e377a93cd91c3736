import { car, carCreation, carUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCar, deleteCar, restoreCar, updateCar } from './cars.repository.ts';

const carList = entityList(car, { counter: 'cars' });

const group = 'Cars';

export const carsDomain: Domain = {
  entities: [car],
  counters: [rowCounter(car)],
  async routes(app) {
    serveList(app, 'Cars of the company', group, carList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateCars',
      summary: 'Add a car',
      group,
      body: carCreation,
      done: 'carCreated',
      run: (tx, { companyId }, body) => createCar(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateCars',
      summary: 'Change a car',
      group,
      body: carUpdate,
      done: 'carUpdated',
      run: (tx, { companyId }, body) => updateCar(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteCars/:car_id',
      summary: 'Hide a car; its row stays',
      group,
      done: 'carDeleted',
      run: (tx, { companyId }, { car_id = '' }) => deleteCar(tx, companyId, car_id),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreCars/:car_id',
      summary: 'Show a hidden car again',
      group,
      done: 'carRestored',
      run: (tx, { companyId }, { car_id = '' }) => restoreCar(tx, companyId, car_id),
    });
  },
};
