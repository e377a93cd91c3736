import type { Values } from '../contract/values.ts';

/** Rows of a company, by table. */
export type Tables = Record<TableName, Record<string, unknown>[]>;

export type TableName =
  | 'merchants'
  | 'drivers'
  | 'cars'
  | 'cities'
  | 'orders'
  | 'deletedOrders'
  | 'profits'
  | 'monthlyTotals'
  | 'netProfits'
  | 'monthlyNetProfits'
  | 'yearlyNetProfits'
  | 'expenses'
  | 'monthlyExpenses'
  | 'contracts'
  | 'company'
  | 'payments';

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

const netProfit = {
  company_id: 77,
  total_company_profit: '120.00',
  total_expenses: 40.25,
  net_profit: '79.75',
};

/**
 * The rows with which a server starts. Like those of servers in use, they write ids and amounts now as numbers, now as
 * texts, have nulls in old rows, status words of their own, and dates with and without a time.
 */
export function startingRows(): Tables {
  return {
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
    drivers: [
      {
        driver_id: 7,
        company_id: 77,
        name_driver: 'سامي حداد',
        password_driver: 'plain-7',
        salary: '300.00',
        commission_driver: 0.75,
        commission_return: '0.5',
        money_driver: '12.250',
        money_orders: 40,
        total_delivery_money: '15.5',
        city_driver: 'عمان',
        email_driver: 'sami@example.com',
        phone_driver: '0780000007',
        status: 'Active',
        created_account_driver: '2025-05-01T08:00:00+03:00',
      },
    ],
    cars: [
      {
        car_id: '12-345',
        driver_id: null,
        company_id: 77,
        type_car: 'Toyota',
        model: 2019,
        date_car_manufacture: null,
        date_car_service_start: '2021-03-01T00:00:00.000Z',
      },
    ],
    cities: [
      {
        company_id: 77,
        country: 'الأردن',
        city: 'إربد',
        delivery_type: 'عادي',
        delivery_price: '2.50',
        return_price: 1.25,
        date_time: '2025-01-05T13:30:00Z',
        driver1_id: 7,
        driver2_id: null,
        driver3_id: null,
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
    profits: [
      {
        merchant_order_id: 503,
        merchant_id: 31,
        total_price: '20.50',
        delivery_price: 2.5,
        merchant_profit: '18.00',
        order_status: 'Done',
        profit_date: '2026-11-21T21:30:00Z',
      },
    ],
    monthlyTotals: [
      {
        month: '2026-11',
        total_price_orders: '20.50',
        company_profits_orders: 2.5,
        merchant_profits_orders: '18',
      },
    ],
    netProfits: [netProfit],
    monthlyNetProfits: [{ ...netProfit, month: '2026-11-01' }],
    yearlyNetProfits: [{ ...netProfit, year: 2026 }],
    expenses: [
      {
        company_expense_id: 9,
        description: 'وقود',
        quantity: '2',
        amount: '7.500',
        date_expense: '2026-11-20T22:30:00Z',
      },
    ],
    monthlyExpenses: [{ month: '2026-11-01', total_expenses: '7.50' }],
    contracts: [
      {
        contract_id: 3,
        name_client: 'شركة البتراء',
        name_service: 'Tawseel',
        company_id: 77,
        service_start_date: '2026-01-01',
        service_end_date: '2026-12-31',
        contract_date: '2025-12-28',
        service_months: '12',
        payment_now_value: '45.50',
        all_value_service: '546.00',
        status: 'active',
        activity: 'توصيل',
        contract_file_client: '',
        contract_file_admin: '',
      },
    ],
    company: [
      {
        company_id: 77,
        name_company: 'شركة البتراء',
        name_admin: 'هالة',
        email: 'info@example.com',
        phone: '065000000',
        country: 'الأردن',
        city: 'عمان',
        type_account_subscription: 'Gold',
        subscription_month: '12',
        start_subscription: '2026-01-01',
        end_subscription: null,
        status: 'Trial',
        payment: '100.50',
        subscription_value_money: 445.5,
      },
    ],
    payments: [
      {
        payment_id: 1,
        payment_date: '2026-10-31T22:30:00Z',
        payment_amount_month: '45.50',
        remaining_payment: 445.5,
        all_value_service_money: '546.00',
      },
    ],
  };
}

/** The figures of the dashboard. */
export const summary: Values = {
  orders_today: '3',
  orders_week: 3,
  orders_month: null,
  total_merchants: 2,
  total_drivers: 1,
  top_cities_orders: [{ city_order: 'إربد', total_orders: '3' }],
};
