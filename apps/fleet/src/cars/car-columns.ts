import { car } from '@tawseel/api-client/cars';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of cars. */
export const carColumns = columnsOf(
  'fleet',
  car,
  ['car_id', 'driver_id', 'type_car', 'model', 'date_car_manufacture', 'date_car_service_start'],
  {
    car_id: { isPrimary: true },
    date_car_manufacture: { kind: 'carDate' },
    date_car_service_start: { kind: 'carDate' },
  },
);
