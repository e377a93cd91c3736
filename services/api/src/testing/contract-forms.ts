/** Company ids that forms of the contract hard-code: all different, none the token's. */
export const formCompany = { merchant: 'AMM-7', driver: 44, car: '5', city: 'X' };

export const merchant = {
  merchant_id: '7',
  company_id: formCompany.merchant,
  password: 'secret1',
  full_name: 'ليلى حداد',
  shop_name: 'متجر ليلى',
  city: 'عمان',
  phone: '0790000007',
  email: 'laila@example.com',
  status: 'pending',
  money_orders: 0,
  working_hours: '9-5',
};

export const driver = {
  driver_id: '9',
  company_id: formCompany.driver,
  name_driver: 'سامي',
  password_driver: 'secret1',
  salary: '',
  commission_driver: '0.75',
  commission_return: '0.5',
  money_driver: 0,
  money_orders: 0,
  total_delivery_money: 0,
  city_driver: 'عمان',
  email_driver: 'sami@example.com',
  phone_driver: '0780000009',
  status: 'Active',
};

export const car = {
  car_id: '12-345',
  driver_id: '',
  company_id: formCompany.car,
  type_car: 'Toyota',
  model: 'Prius',
  date_car_manufacture: '2020-02-29',
  date_car_service_start: '2021-03-01',
};

export const city = {
  company_id: formCompany.city,
  country: 'Jordan',
  city: 'Amman',
  delivery_type: 'Normal',
  delivery_price: '2.5',
  return_price: '1.25',
};

export const expense = { description: 'Fuel', quantity: 2, amount: 7.5 };
