const order = {
  merchant_order_id: 501,
  merchant_id: 31,
  driver_id: 7,
  name_order: 'حذاء',
  name_shop: 'متجر الأمل',
  city_order: 'إربد',
  address_order: 'شارع الجامعة',
  name_customer: 'ليلى',
  phone_customer: '0791234567',
  status: 'On the way',
  total_price: '20.50',
  type_payment: 'Wallet',
  date_order_start: '2026-11-20T22:15:00Z',
  date_order_delivery_customer: '2026-11-22',
  date_order_delivery_customer_end: null,
};

/** Merchants and their orders. */
export const merchantRows = {
  merchants: [
    {
      merchant_id: 31,
      company_id: 77,
      password: 'plain-31',
      full_name: 'رنا حداد',
      shop_name: 'متجر الأمل',
      working_hours: null,
      city: 'عمان',
      phone: 790000031,
      email: 'rana@example.com',
      status: 'pending',
      money_orders: '3.50',
      account_created_at: '2024-02-29',
    },
    {
      merchant_id: 'B-2',
      company_id: 77,
      password: null,
      full_name: 'Omar',
      shop_name: 'Omar Shop',
      working_hours: '9-5',
      city: null,
      phone: '0790000032',
      email: null,
      status: null,
      money_orders: null,
      account_created_at: null,
    },
  ],
  orders: [
    order,
    { ...order, merchant_order_id: 'X-502', status: null, total_price: 7, driver_id: null },
    {
      ...order,
      merchant_order_id: 503,
      status: 'Delivered',
      date_order_delivery_customer_end: '2026-11-21',
    },
  ],
  deletedOrders: [
    { ...order, merchant_order_id: 400, timedeleted: '2026-11-01T10:00:00Z', from_deletion: 'app' },
  ],
};
