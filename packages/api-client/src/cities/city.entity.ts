import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { company, moment, money, reference, text } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';

const driver = { optional: true, nullable: true, input: 'update' } as const;

/** A city that the company delivers to, with its prices and the one, two or three drivers who serve it. */
export const city = defineEntity({
  name: 'city',
  table: 'cities',
  key: ['country', 'city'],
  id: 'city',
  deletion: 'hide',
  fields: {
    company_id: company(),
    country: text({ max: 100 }),
    city: text({ max: 100 }),
    delivery_type: text({ max: 100 }),
    delivery_price: money(),
    return_price: money(),
    date_time: moment({ input: 'none' }),
    driver1_id: reference('drivers', { ...driver, nameAs: 'driver1_name' }),
    driver2_id: reference('drivers', { ...driver, nameAs: 'driver2_name' }),
    driver3_id: reference('drivers', { ...driver, nameAs: 'driver3_name' }),
  },
  list: { name: 'cities', path: '/DC/DisplayCitys', allow: 'records.see', rows: 'date', sort: '-date_time' },
  calls: {
    allow: 'records.change',
    create: '/DC/CreateCitys',
    update: '/DC/UpdateCitys',
    delete: '/DC/DeleteCitys/:city/:country',
    restore: '/DC/RestoreCitys/:city/:country',
  },
});

/** A new city with its prices. */
export const cityCreation = creationSchema(city);

/** An update of the prices of a city and of its drivers. */
export const cityUpdate = updateSchema(city);

export type City = Row<typeof city>;
export type CityCreation = z.infer<typeof cityCreation>;
export type CityUpdate = z.infer<typeof cityUpdate>;
