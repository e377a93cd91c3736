import { columnsOf } from '@tawseel/api-client';
import { carService } from '@tawseel/api-client/car-services';

/** Columns of the list of car services. */
export const carServiceColumns = columnsOf(
  'fleet',
  carService,
  ['service_id', 'car_id', 'serviced_on', 'odometer', 'cost', 'description'],
  { service_id: { isPrimary: true } },
);
