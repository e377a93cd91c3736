import { city, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const cityList: ListDefinition = {
  name: 'cities',
  rows: 'date',
  row: rowSchema(city),
  columns: {
    company_id: 'text',
    country: 'text',
    city: 'text',
    delivery_type: 'text',
    delivery_price: 'money',
    return_price: 'money',
    date_time: 'moment',
    driver1_id: 'text?',
    driver2_id: 'text?',
    driver3_id: 'text?',
  },
  from: sql`listed_cities`,
  where: sql`t.deleted_at is null`,
  key: ['country', 'city'],
  order: '-date_time',
  counter: 'cities',
};
