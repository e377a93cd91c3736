import { carService, carServiceCreation, carServiceUpdate } from '@tawseel/api-client/entities';
import { car, carCreation, carUpdate } from '@tawseel/api-client/schemas';
import { hideRow, restoreRow } from '../deletion/hidden-rows.ts';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCarService, updateCarService } from './car-services.repository.ts';
import { createCar, updateCar } from './cars.repository.ts';

const carList = entityList(car, { allow: 'records.see', counter: 'cars' });

const serviceList = entityList(carService, { allow: 'records.see', counter: 'car_services' });

const group = 'Cars';

export const carsDomain: Domain = {
  entities: [car, carService],
  counters: [rowCounter(car), rowCounter(carService)],
  routes(app) {
    serveList(app, 'Cars of the company', group, carList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateCars',
      allow: 'records.change',
      summary: 'Add a car',
      group,
      body: carCreation,
      done: 'carCreated',
      run: (tx, { companyId }, body) => createCar(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateCars',
      allow: 'records.change',
      summary: 'Change a car',
      group,
      body: carUpdate,
      done: 'carUpdated',
      run: (tx, { companyId }, body) => updateCar(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteCars/:car_id',
      allow: 'records.change',
      summary: 'Hide a car; its row stays',
      group,
      done: 'carDeleted',
      run: (tx, { companyId }, { car_id = '' }) => hideRow(tx, companyId, car, { car_id }),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreCars/:car_id',
      allow: 'records.change',
      summary: 'Show a hidden car again',
      group,
      done: 'carRestored',
      run: (tx, { companyId }, { car_id = '' }) => restoreRow(tx, companyId, car, { car_id }),
    });
    serveList(app, 'Maintenance of the cars', group, serviceList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateCarServices',
      allow: 'records.change',
      summary: 'Add a service of a car',
      group,
      body: carServiceCreation,
      done: 'created',
      run: (tx, { companyId }, body) => createCarService(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateCarServices',
      allow: 'records.change',
      summary: 'Change a service of a car',
      group,
      body: carServiceUpdate,
      done: 'updated',
      run: (tx, { companyId }, body) => updateCarService(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteCarServices/:service_id',
      allow: 'records.change',
      summary: 'Hide a service of a car; its row stays',
      group,
      done: 'deleted',
      run: (tx, { companyId }, { service_id = '' }) => hideRow(tx, companyId, carService, { service_id }),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreCarServices/:service_id',
      allow: 'records.change',
      summary: 'Show a hidden service of a car again',
      group,
      done: 'restored',
      run: (tx, { companyId }, { service_id = '' }) => restoreRow(tx, companyId, carService, { service_id }),
    });
  },
};
