import { defineEntity } from '../entity/define-entity.ts';
import { company, day, id, moment, reference, text } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

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
  list: { name: 'cars', path: '/DC/DisplayCars', rows: 'date', sort: '-created_at' },
});

export type Car = Row<typeof car>;
