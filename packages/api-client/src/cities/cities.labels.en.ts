import type { DomainLabels } from '../description/labels.ts';
import type { city } from './city.entity.ts';

/** Labels of cities in English. */
export const citiesLabels = {
  city: {
    fields: {
      company_id: 'Company ID',
      country: 'Country',
      city: 'City',
      delivery_type: 'Delivery type',
      delivery_price: 'Delivery price',
      return_price: 'Return price',
      date_time: 'Created',
      driver1_id: 'First driver',
      driver1_name: 'Name of the first driver',
      driver2_id: 'Second driver',
      driver2_name: 'Name of the second driver',
      driver3_id: 'Third driver',
      driver3_name: 'Name of the third driver',
    },
  },
} satisfies DomainLabels<typeof city>;
