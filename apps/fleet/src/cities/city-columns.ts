import { columnsOf } from '@tawseel/api-client';
import { city } from '@tawseel/api-client/cities';

/** Drivers of a city. */
export const cityDrivers = ['driver1_id', 'driver2_id', 'driver3_id'] as const;

/** Columns of the list of cities. */
export const cityColumns = columnsOf(
  'fleet',
  city,
  ['city', 'country', 'delivery_type', 'delivery_price', 'return_price', ...cityDrivers, 'date_time'],
  { date_time: { kind: 'dateTime' } },
);
