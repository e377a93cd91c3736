import type { DomainLabels } from '../description/labels.ts';
import type { area } from './area.entity.ts';
import type { price } from './price.entity.ts';

/** Labels of prices and areas in English. */
export const pricesLabels = {
  area: { fields: { country: 'Country', city: 'City', area: 'Area' } },
  price: {
    fields: {
      price_id: 'Price no.',
      merchant_id: 'Merchant ID',
      merchant_name: 'Merchant',
      country: 'Country',
      city: 'City',
      area: 'Area',
      delivery_price: 'Delivery price',
      return_price: 'Return price',
      second_attempt_price: 'Price after a failed attempt',
      cod_percent: 'Percent of the amount collected',
      from_day: 'From',
      to_day: 'To',
      is_quoted: 'Used by orders',
      person: 'Entered by',
      created_at: 'Entered',
    },
    values: { is_quoted: { Yes: 'Yes', No: 'No' } },
  },
} satisfies DomainLabels<typeof area | typeof price>;
