import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { defineEntity } from '../entity/define-entity.ts';
import * as field from '../entity/field.ts';
import { company, money, wholeNumber } from '../entity/kind-schemas.ts';
import type { Row } from '../entity/row.ts';
import { id, text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
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
    rows: 'data',
    sort: '-created_at',
    filters: { car_id: 'value', serviced_on: 'days' },
  },
});

const kinds = { id, reference: id, company, day: carDay, wholeNumber, money, text };

/** A new service of a car. */
export const carServiceCreation = /* @__PURE__ */ creationSchema(carService, kinds);

/** An update of a service; its number stays. */
export const carServiceUpdate = /* @__PURE__ */ updateSchema(carService, kinds);

export type CarService = Row<typeof carService>;
export type CarServiceCreation = z.infer<typeof carServiceCreation>;
export type CarServiceUpdate = z.infer<typeof carServiceUpdate>;
