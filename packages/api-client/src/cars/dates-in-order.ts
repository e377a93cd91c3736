import * as z from 'zod/mini';
import type { Car } from './car.entity.ts';

/** A car is not in service before it is made; both are `YYYY-MM-DD`. */
export const datesInOrder = () =>
  z.refine<Pick<Car, 'date_car_manufacture' | 'date_car_service_start'>>(
    (input) => input.date_car_service_start >= input.date_car_manufacture,
    { path: ['date_car_service_start'], error: 'beforeManufacture' },
  );
