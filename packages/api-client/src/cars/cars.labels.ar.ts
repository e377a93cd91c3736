import type { DomainLabels } from '../entity/labels.ts';
import type { car } from './car.entity.ts';

/** Labels of cars in Arabic. */
export const carsLabels = {
  car: {
    fields: {
      car_id: 'رقم اللوحة',
      driver_id: 'رقم السائق',
      company_id: 'رقم الشركة',
      type_car: 'النوع',
      model: 'الطراز',
      date_car_manufacture: 'تاريخ الصنع',
      date_car_service_start: 'بداية الخدمة',
    },
  },
} satisfies DomainLabels<typeof car>;
