import { carService } from '@tawseel/api-client/cars';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of car services. */
export const carServiceColumns = columnsOf(
  'fleet',
  carService,
  ['service_id', 'car_id', 'serviced_on', 'odometer', 'cost', 'description'],
  { service_id: { isPrimary: true } },
);
