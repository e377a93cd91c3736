import type { DomainLabels } from '../description/labels.ts';
import type { car } from './car.entity.ts';
import type { carService } from './car-service.entity.ts';

/** Labels of cars in English. */
export const carsLabels = {
  car: {
    fields: {
      car_id: 'Plate number',
      driver_id: 'Driver ID',
      driver_name: 'Driver',
      company_id: 'Company ID',
      type_car: 'Type',
      model: 'Model',
      date_car_manufacture: 'Date of manufacture',
      date_car_service_start: 'In service since',
    },
  },
  car_service: {
    fields: {
      service_id: 'Service no.',
      company_id: 'Company ID',
      car_id: 'Plate number',
      serviced_on: 'Service date',
      odometer: 'Odometer (km)',
      cost: 'Cost',
      description: 'Description',
    },
    texts: {
      title: 'Car maintenance',
      create: 'Add a service',
      editOne: 'Edit service ⁨{{id}}⁩',
      search: 'Search by number, plate or description',
      empty: 'No services found.',
      emptyHint: 'Add the first service of a car.',
      deleteQuestion: 'Are you sure you want to delete service ⁨{{id}}⁩ of car ⁨{{car}}⁩?',
      created: 'Service added successfully!',
      updated: 'Service updated successfully!',
      deleted: 'Service deleted successfully!',
      restored: 'Service restored successfully!',
    },
  },
} satisfies DomainLabels<typeof car | typeof carService>;
