import * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import * as field from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
import { carDay } from './car-day.ts';

/** A service of a car: maintenance or repair, with its cost in JD and the odometer in km. */
export const carService = defineEntity({
  name: 'car_service',
  table: 'car_services',
  key: ['service_id'],
  deletion: 'hide',
  fields: {
    service_id: field.id(),
    company_id: field.company(),
    car_id: field.reference('cars', { typed: true }),
    serviced_on: field.day(),
    odometer: field.wholeNumber({ max: 2_000_000 }),
    cost: field.money(),
    description: field.text({ max: 300 }),
    created_at: field.moment({ row: false, input: 'none' }),
  },
  list: {
    name: 'car-services',
    path: '/DC/DisplayCarServices',
    allow: 'records.see',
    rows: 'data',
    sort: '-created_at',
    filters: { car_id: 'value', serviced_on: 'days' },
  },
  calls: {
    allow: 'records.change',
    needs: 'car_services',
    create: '/DC/CreateCarServices',
    update: '/DC/UpdateCarServices',
    delete: '/DC/DeleteCarServices/:service_id',
    restore: '/DC/RestoreCarServices/:service_id',
  },
});

/** The car is in use on that day. */
const inUse = { serviced_on: carDay() };

/** A new service of a car. */
export const carServiceCreation = z.object({ ...creationSchema(carService).shape, ...inUse });

/** An update of a service; its number stays. */
export const carServiceUpdate = z.object({ ...updateSchema(carService).shape, ...inUse });

export type CarService = Row<typeof carService>;
export type CarServiceCreation = z.infer<typeof carServiceCreation>;
export type CarServiceUpdate = z.infer<typeof carServiceUpdate>;
