import { city, cityDrivers } from '@tawseel/api-client/cities';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of cities. */
export const cityColumns = columnsOf(
  'fleet',
  city,
  ['city', 'country', 'delivery_type', 'delivery_price', 'return_price', ...cityDrivers, 'date_time'],
  { date_time: { kind: 'dateTime' } },
);
