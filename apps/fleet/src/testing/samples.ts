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
