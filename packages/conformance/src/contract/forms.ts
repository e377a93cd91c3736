/**
 * Bodies as the forms of a client of the contract send them: whole objects with numbers as texts. Each form has a fixed company
 * id of its own.
 *
 * @param stamp eight digits that no earlier run has used: they make ids, phones and e-mail addresses distinct
 */
export function createForms(stamp: string) {
  const id = `conformance-${stamp}`;
  return {
    merchant: {
      merchant_id: id,
      company_id: 'AMM-7',
      password: 'secret1',
      full_name: 'ليلى حداد',
      shop_name: 'متجر ليلى',
      city: 'عمان',
      phone: `079${stamp}`,
      email: `merchant-${stamp}@example.com`,
      status: 'pending',
      money_orders: 0,
      working_hours: '9-5',
    },
    driver: {
      driver_id: id,
      company_id: 44,
      name_driver: 'سامي حداد',
      password_driver: 'secret1',
      salary: '',
      commission_driver: '0.75',
      commission_return: '0.5',
      money_driver: 0,
      money_orders: 0,
      total_delivery_money: 0,
      city_driver: 'عمان',
      email_driver: `driver-${stamp}@example.com`,
      phone_driver: `078${stamp}`,
      status: 'Active',
    },
    car: {
      car_id: id,
      driver_id: '',
      company_id: '5',
      type_car: 'Toyota',
      model: 'Prius',
      date_car_manufacture: '2020-02-29',
      date_car_service_start: '2021-03-01',
    },
    city: {
      company_id: 'X',
      country: 'Jordan',
      city: id,
      delivery_type: 'Normal',
      delivery_price: '2.5',
      return_price: '1.25',
    },
    expense: { description: id, quantity: 2, amount: 7.5 },
  };
}

export type Forms = ReturnType<typeof createForms>;
