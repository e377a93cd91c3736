import { car, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const carList: ListDefinition = {
  name: 'cars',
  rows: 'date',
  row: rowSchema(car),
  columns: {
    car_id: 'text',
    driver_id: 'text?',
    company_id: 'text',
    type_car: 'text',
    model: 'text',
    date_car_manufacture: 'day',
    date_car_service_start: 'day',
  },
  from: sql`listed_cars`,
  where: sql`t.deleted_at is null`,
  key: ['car_id'],
  order: '-created_at',
  orderKind: 'moment',
  counter: 'cars',
};
