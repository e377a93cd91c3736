import type { Price, PriceCell } from '@tawseel/api-client/prices';

/** The city's own price. */
export const cell: PriceCell = {
  merchant_id: null,
  country: 'Jordan',
  city: 'Amman',
  area: null,
  delivery_price: 3,
  return_price: 2,
  source: 'City',
  price_id: null,
  next_day: null,
  next_price: null,
};
const ofMerchant: PriceCell = {
  ...cell,
  merchant_id: 'M-1',
  delivery_price: 2.5,
  source: 'MerchantCity',
  price_id: 7,
};
const abdoun: PriceCell = { ...cell, area: 'Abdoun', delivery_price: 3.5, source: 'Area', price_id: 8 };
/** Prices of a city and an area, for all merchants and for one. */
export const grid: readonly PriceCell[] = [
  cell,
  ofMerchant,
  abdoun,
  { ...abdoun, merchant_id: 'M-1', delivery_price: 2.5, source: 'MerchantCity', price_id: 7 },
];
/** The rule of the merchant. */
export const rule: Price = {
  price_id: 7,
  merchant_id: 'M-1',
  merchant_name: 'Jasmine',
  country: 'Jordan',
  city: 'Amman',
  area: null,
  delivery_price: 2.5,
  return_price: 2,
  second_attempt_price: 1,
  cod_percent: 1.5,
  from_day: '2026-01-01',
  to_day: null,
  is_quoted: 'Yes',
  person: 'Sara',
  created_at: '2026-01-01T08:00:00+03:00',
};
