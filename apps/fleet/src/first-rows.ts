import { car, carService } from '@tawseel/api-client/cars';
import { city } from '@tawseel/api-client/cities';
import { driver } from '@tawseel/api-client/drivers';
import { filtersOf } from '@tawseel/ui';
import { listedRows } from '@tawseel/ui/first-rows';
import { carServiceColumns } from './car-services/car-service-columns.ts';
import { carColumns } from './cars/car-columns.ts';
import { cityColumns } from './cities/city-columns.ts';
import { driverColumns } from './drivers/driver-columns.ts';
import { words as ar } from './words/ar.ts';
import { words as en } from './words/en.ts';

const words = { en, ar };
const changes = { actions: ['edit', 'delete'], change: 'records.change', hasDeleted: true } as const;

/** Descriptions of the lists whose first rows the HTML shows, by path of the page. */
export const firstRows = {
  '/drivers': listedRows(
    words,
    { entity: driver, columns: driverColumns, filters: filtersOf('fleet', driver) },
    { ...changes, actions: ['view', 'edit', 'delete'] },
  ),
  '/cities': listedRows(words, { entity: city, columns: cityColumns }, changes),
  '/cars': listedRows(words, { entity: car, columns: carColumns }, changes),
  '/car-services': listedRows(
    words,
    { entity: carService, columns: carServiceColumns, filters: filtersOf('fleet', carService) },
    changes,
  ),
};
