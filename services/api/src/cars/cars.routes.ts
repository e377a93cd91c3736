import {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarServiceCreation,
} from '@tawseel/api-client/entities';
import { car, carCreation, carUpdate } from '@tawseel/api-client/schemas';
import { hideRow, restoreRow, takenKey } from '../deletion/hidden-rows.ts';
import { invalid, notFound } from '../errors/api-error.ts';
import { changesOf } from '../http/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { withFils } from '../money/fils.ts';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { createCar, deleteCar, restoreCar, updateCar } from './cars.repository.ts';

const carList = entityList(car, { allow: 'records.see', counter: 'cars' });

const serviceList = entityList(carService, { allow: 'records.see', counter: 'car_services' });

const group = 'Cars';

/** Requires that a car exists and is not deleted. */
async function requireCar(tx: Tx, companyId: string, carId: string | undefined) {
  if (carId === undefined) return;
  const found = await tx
    .selectFrom('cars')
    .select('car_id')
    .where('company_id', '=', companyId)
    .where('car_id', '=', carId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!found) throw invalid({ car_id: 'unknown' });
}

async function createService(tx: Tx, companyId: string, input: CarServiceCreation) {
  await requireCar(tx, companyId, input.car_id);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('car_services')
    .values({
      ...withFils(input, carService),
      company_id: companyId,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'service_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n)
    throw await takenKey(tx, companyId, carService, { service_id: input.service_id }, 'deletedHasId');
}

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
      run: (tx, { companyId }, { car_id = '' }) => deleteCar(tx, companyId, car_id),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreCars/:car_id',
      allow: 'records.change',
      summary: 'Show a hidden car again',
      group,
      done: 'carRestored',
      run: (tx, { companyId }, { car_id = '' }) => restoreCar(tx, companyId, car_id),
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
      run: (tx, { companyId }, body) => createService(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateCarServices',
      allow: 'records.change',
      summary: 'Change a service of a car',
      group,
      body: carServiceUpdate,
      done: 'updated',
      async run(tx, { companyId }, body) {
        const { service_id, changed_fields, company_id: _, ...fields } = withFils(body, carService);
        const changes = changesOf(fields, changed_fields);
        await requireCar(tx, companyId, changes.car_id);
        const found = await tx
          .updateTable('car_services')
          .set({ service_id, ...changes })
          .where('company_id', '=', companyId)
          .where('service_id', '=', service_id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (found.numUpdatedRows === 0n) throw notFound();
      },
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
