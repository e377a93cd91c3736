/** Bodies of valid requests; `n` makes them distinct. */
export function driverBody(n: number | string, changes: object = {}) {
  const digits = String(n).replace(/\D/g, '').padStart(7, '0');
  return {
    driver_id: `D-${n}`,
    name_driver: `سائق ${n}`,
    password_driver: 'secret1',
    salary: 300,
    commission_driver: 0.75,
    commission_return: 0.5,
    city_driver: 'عمان',
    email_driver: `d${n}@example.com`,
    phone_driver: `079${digits}`,
    status: 'Active',
    ...changes,
  };
}

export function carBody(n: number | string, changes: object = {}) {
  return {
    car_id: `12-${n}`,
    driver_id: '',
    type_car: 'تويوتا',
    model: 'Prius',
    date_car_manufacture: '2020-02-29',
    date_car_service_start: '2021-03-01',
    ...changes,
  };
}

export function cityBody(city: string, changes: object = {}) {
  return {
    country: 'الأردن',
    city,
    delivery_type: 'عادي',
    delivery_price: 2.5,
    return_price: 1.25,
    ...changes,
  };
}

export function merchantBody(n: number | string, changes: object = {}) {
  const digits = String(n).replace(/\D/g, '').padStart(7, '0');
  return {
    merchant_id: `M-${n}`,
    password: 'secret1',
    full_name: `تاجر ${n}`,
    shop_name: `متجر ${n}`,
    working_hours: '9-5',
    city: 'عمان',
    phone: `078${digits}`,
    email: `m${n}@example.com`,
    status: 'Active',
    money_orders: 0,
    ...changes,
  };
}

export function orderBody(n: number | string, changes: object = {}) {
  return {
    merchant_order_id: `O-${n}`,
    merchant_id: 'M-1',
    name_order: 'حذاء',
    city_order: 'عمان',
    address_order: 'شارع الجامعة',
    name_customer: 'ليلى',
    phone_customer: '0790000000',
    total_price: 20,
    type_payment: 'Cash',
    date_order_delivery_customer: '2026-01-31',
    ...changes,
  };
}
