import type { HandoverDriver, HandoverOrder } from '@tawseel/api-client/handovers';
import type { Car } from '@tawseel/api-client/cars';
import type { City } from '@tawseel/api-client/cities';
import type { Driver } from '@tawseel/api-client/drivers';

export const omar: Driver = {
  driver_id: 'D-1',
  company_id: '1001',
  name_driver: 'Omar Haddad',
  salary: 300,
  commission_driver: 1.25,
  commission_return: 0.5,
  money_driver: 40.125,
  money_orders: -3,
  total_delivery_money: 90,
  cash_limit: null,
  over_cash_limit: 'No',
  city_driver: 'Amman',
  email_driver: 'omar@drivers.example',
  phone_driver: '0791234567',
  status: 'Active',
  created_account_driver: '2026-01-02T08:00:00+03:00',
};

export const layla: Driver = { ...omar, driver_id: 'D-2', name_driver: 'Layla Nasser', status: 'InActive' };

export const car: Car = {
  car_id: '12-34567',
  driver_id: 'D-1',
  company_id: '1001',
  type_car: 'Toyota',
  model: 'Prius',
  date_car_manufacture: '2020-03-04',
  date_car_service_start: '2021-05-16',
};

export const city: City = {
  company_id: '1001',
  country: 'Jordan',
  city: 'Amman',
  delivery_type: 'Same day',
  delivery_price: 2.5,
  return_price: 1,
  date_time: '2026-01-02T20:05:00+03:00',
  driver1_id: null,
  driver2_id: null,
  driver3_id: null,
};

/** A driver with two orders to hand over, and cash without an order. */
export const holder: HandoverDriver = {
  driver_id: 'D-1',
  name_driver: 'Omar Haddad',
  cash: 160,
  orders: 2,
  held_since: '2026-01-02T08:00:00+03:00',
  last_handover: null,
  shortage: 0,
  commission: 5,
  other: 10,
  cash_limit: null,
};

/** An order of `holder` that is not handed over. */
export const heldOrder: HandoverOrder = {
  journal_id: 1,
  handover_id: 0,
  driver_id: 'D-1',
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  name_shop: 'Jasmine',
  city_order: 'Amman',
  collected_at: '2026-01-02T08:00:00+03:00',
  amount: 100,
};
