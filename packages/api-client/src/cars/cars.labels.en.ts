import type { DomainLabels } from '../entity/labels.ts';
import type { car } from './car.entity.ts';

/** Labels of cars in English. */
export const carsLabels = {
  car: {
    fields: {
      car_id: 'Plate (car id)',
      driver_id: 'Driver ID',
      company_id: 'Company ID',
      type_car: 'Type',
      model: 'Model',
      date_car_manufacture: 'Date of manufacture',
      date_car_service_start: 'In service since',
    },
  },
} satisfies DomainLabels<typeof car>;
