import type { Random } from './random.ts';
import { carModels, cities, country, deliveryTypes, shops } from './cities.ts';
import { workingDays, workingMoment } from './working-time.ts';

function ago(days: number) {
  return workingMoment(Math.floor(workingDays(Date.now())) - days + 0.1);
}

/** Drivers, their cars, and the cities they serve. */
export function makeFleet(chance: Random, company_id: string, size: number, passwordHash: string) {
  const drivers = Array.from({ length: size }, (_, i) => ({
    company_id,
    driver_id: `D-${String(i + 1).padStart(3, '0')}`,
    name_driver: chance.name('male'),
    password_driver: passwordHash,
    salary: chance.integer(26, 40) * 10_000,
    commission_driver: chance.pick([500, 750, 1000]),
    commission_return: chance.pick([250, 500]),
    city_driver: chance.weighted(cities).city,
    email_driver: `driver${i + 1}@${company_id}.example`,
    phone_driver: chance.phone(),
    status: i % 9 === 8 ? 'InActive' : 'Active',
    created_account_driver: ago(365 + size - i),
  }));
  const cars = drivers.map(({ driver_id }, i) => {
    const [type_car, model] = chance.pick(carModels);
    return {
      company_id,
      car_id: `${chance.integer(10, 29)}-${String(10_000 + i * 37 + chance.integer(0, 36))}`,
      driver_id: chance.isLikely(0.85) ? driver_id : null,
      type_car,
      model,
      date_car_manufacture: `${chance.integer(2014, 2024)}-0${chance.integer(1, 9)}-15`,
      date_car_service_start: ago(chance.integer(30, 360)).slice(0, 10),
      created_at: ago(300 - i * 0.01),
    };
  });
  const active = drivers.filter(({ status }) => status === 'Active');
  const served = cities.map((place, i) => {
    const local = active.filter(({ city_driver }) => city_driver === place.city);
    const others = [0, 1, 2].flatMap((n) => active[(i * 3 + n) % active.length] ?? []);
    const three = [...new Set([...local, ...others])].slice(0, 3);
    const [driver1_id, driver2_id, driver3_id] = three.map(({ driver_id }) => driver_id);
    return {
      company_id,
      country,
      city: place.city,
      delivery_type: chance.pick(deliveryTypes),
      delivery_price: place.delivery * 1000,
      return_price: place.back * 1000,
      date_time: ago(366 - i * 0.01),
      driver1_id,
      driver2_id,
      driver3_id,
      districts: place.districts,
      weight: place.weight,
      drivers: local.length > 0 ? local : three,
    };
  });
  return { drivers, cars, cities: served };
}

/** Merchants with their shops. */
export function makeMerchants(chance: Random, company_id: string, size: number, passwordHash: string) {
  return Array.from({ length: size }, (_, i) => ({
    company_id,
    merchant_id: `M-${String(i + 1).padStart(3, '0')}`,
    password: passwordHash,
    full_name: chance.name(),
    shop_name: i < shops.length ? String(shops[i]) : `${chance.pick(shops)} ${i + 1}`,
    working_hours: chance.pick(['9:00 - 21:00', '10:00 - 22:00', '8:30 - 18:00']),
    city: chance.weighted(cities).city,
    phone: chance.phone(),
    email: `merchant${i + 1}@${company_id}.example`,
    status: i % 13 === 12 ? 'InActive' : 'Active',
    account_created_at: ago(365 + size - i),
  }));
}
