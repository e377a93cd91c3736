import * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { company, day, id, moment, reference, text } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
import { carDay } from './car-day.ts';

/** A car; `car_id` is its plate, `driver_id` null while it has no driver. */
export const car = defineEntity({
  name: 'car',
  table: 'cars',
  key: ['car_id'],
  deletion: 'hide',
  fields: {
    car_id: id(),
    driver_id: reference('drivers', { optional: true, nullable: true, nameAs: 'driver_name' }),
    company_id: company(),
    type_car: text({ max: 100 }),
    model: text({ max: 100 }),
    date_car_manufacture: day(),
    date_car_service_start: day(),
    created_at: moment({ row: false, input: 'none' }),
  },
  list: { name: 'cars', path: '/DC/DisplayCars', allow: 'records.see', rows: 'date', sort: '-created_at' },
  calls: {
    allow: 'records.change',
    create: '/DC/CreateCars',
    update: '/DC/UpdateCars',
    delete: '/DC/DeleteCars/:car_id',
    restore: '/DC/RestoreCars/:car_id',
  },
});

/** A car is not in service before it is made; both are `YYYY-MM-DD`. */
const datesInOrder = () =>
  z.refine<Pick<Car, 'date_car_manufacture' | 'date_car_service_start'>>(
    (input) => input.date_car_service_start >= input.date_car_manufacture,
    { path: ['date_car_service_start'], error: 'beforeManufacture' },
  );

const inUse = { date_car_manufacture: carDay(), date_car_service_start: carDay() };

/** A new car; an empty `driver_id` means no driver. */
export const carCreation = z.object({ ...creationSchema(car).shape, ...inUse }).check(datesInOrder());

/** An update of a car; its plate stays. */
export const carUpdate = z.object({ ...updateSchema(car).shape, ...inUse }).check(datesInOrder());

export type Car = Row<typeof car>;
export type CarCreation = z.infer<typeof carCreation>;
export type CarUpdate = z.infer<typeof carUpdate>;
