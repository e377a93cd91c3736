import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import * as field from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';

/** Fuel that was filled into a car, with its cost in JD. */
export const fuelFill = defineEntity({
  name: 'fuel_fill',
  table: 'fuel_fills',
  key: ['fill_id'],
  deletion: 'hide',
  fields: {
    fill_id: field.id(),
    company_id: field.company(),
    car_id: field.reference('cars', { typed: true }),
    filled_on: field.day(),
    cost: field.money(),
    created_at: field.moment({ row: false, input: 'none' }),
  },
  list: {
    name: 'fuel-fills',
    path: '/DC/DisplayFuelFills',
    allow: 'records.see',
    rows: 'data',
    sort: '-created_at',
    filters: { car_id: 'value', filled_on: 'days' },
  },
  calls: {
    allow: 'records.change',
    needs: 'fuel_fills',
    create: '/DC/CreateFuelFills',
    update: '/DC/UpdateFuelFills',
    delete: '/DC/DeleteFuelFills/:fill_id',
    restore: '/DC/RestoreFuelFills/:fill_id',
  },
});

/** New fuel of a car. */
export const fuelFillCreation = creationSchema(fuelFill);

/** An update of a fill; its number stays. */
export const fuelFillUpdate = updateSchema(fuelFill);

export type FuelFill = Row<typeof fuelFill>;
export type FuelFillCreation = z.infer<typeof fuelFillCreation>;
