/** JSON types of fields by name. A `?` marks one that may be null. */
export type FieldTypes = Readonly<Record<string, string>>;

/** The fields of the contract's rows and figures, with the types in which a complete server answers them. */
export const fields = {
  merchant: {
    ...texts('merchant_id company_id password full_name shop_name working_hours city phone email status'),
    ...texts('account_created_at'),
    ...numbers('money_orders'),
  },
  driver: {
    ...texts('driver_id company_id name_driver password_driver city_driver email_driver phone_driver status'),
    ...texts('created_account_driver'),
    ...numbers('salary commission_driver commission_return money_driver money_orders total_delivery_money'),
  },
  car: {
    ...texts('car_id company_id type_car model date_car_manufacture date_car_service_start'),
    driver_id: 'string?',
  },
  city: {
    ...texts('company_id country city delivery_type date_time'),
    ...numbers('delivery_price return_price'),
    driver1_id: 'string?',
    driver2_id: 'string?',
    driver3_id: 'string?',
  },
  order: {
    ...texts('merchant_order_id merchant_id name_order name_shop city_order address_order name_customer'),
    ...texts('phone_customer status type_payment date_order_start date_order_delivery_customer'),
    ...numbers('total_price'),
    driver_id: 'string?',
    date_order_delivery_customer_end: 'string?',
  },
  deletedOrder: {
    ...texts('merchant_order_id name_order merchant_id name_shop city_order address_order name_customer'),
    ...texts('phone_customer status type_payment timedeleted from_deletion'),
    ...numbers('total_price'),
    date_order_delivery_customer_end: 'string?',
  },
  profit: {
    ...texts('merchant_order_id merchant_id order_status profit_date'),
    ...numbers('total_price delivery_price merchant_profit'),
  },
  monthlyTotal: {
    ...texts('month'),
    ...numbers('total_price_orders company_profits_orders merchant_profits_orders'),
  },
  netProfit: { ...texts('company_id'), ...numbers('total_company_profit total_expenses net_profit') },
  expense: { ...texts('description date_expense'), ...numbers('company_expense_id quantity amount') },
  monthlyExpense: { ...texts('month'), ...numbers('total_expenses') },
  contract: {
    ...texts('contract_id name_client name_service company_id service_start_date service_end_date'),
    ...texts('contract_date status activity contract_file_client contract_file_admin'),
    ...numbers('service_months payment_now_value all_value_service'),
  },
  company: {
    ...texts('company_id name_company name_admin email phone country city type_account_subscription'),
    ...texts('start_subscription end_subscription status'),
    ...numbers('subscription_month payment subscription_value_money'),
  },
  payment: {
    ...texts('payment_id payment_date'),
    ...numbers('payment_amount_month remaining_payment all_value_service_money'),
  },
  summary: {
    ...numbers('orders_today orders_week orders_month total_merchants total_drivers'),
    top_cities_orders: 'object',
  },
  profits: {
    ...numbers('AllprofitsToday totalExpensesToday Total_Profits_All_After_Amount_Expenses_Today'),
    ...numbers('Count_Returned_Cancelled__Today delivered_today delivered_this_week totalMoneyDriver'),
    ...numbers('totalMoney_profits_all AllprofitsThisMonth AllprofitsThisWeek totalAmount_Expenses_all'),
    ...numbers('totalExpensesThisMonth totalExpensesThisWeek Total_Profits_All_After_Amount_Expenses'),
    ...numbers('Total_Profits_All_After_Amount_Expenses_Month Total_Profits_All_After_Amount_Expenses_Week'),
    ...numbers('total_Money_orders_All_Merchants totalCars totalCitys Payment_now'),
    End_Sub_Date: 'string?',
  },
};

function texts(names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'string']));
}

function numbers(names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'number']));
}
