/** An order with its key and the columns of the list. */
export const order = {
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  name_customer: 'Salma Haddad',
  phone_customer: '0780000000',
  city_order: 'Amman',
  total_price: 20.5,
  date_order_delivery_customer: '2026-11-22T00:00:00+03:00',
};
