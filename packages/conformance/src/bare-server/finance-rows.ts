const netProfit = {
  company_id: 77,
  total_company_profit: '120.00',
  total_expenses: 40.25,
  net_profit: '79.75',
};

/** Profits, expenses and payments. */
export const financeRows = {
  profits: [
    {
      merchant_order_id: 'X-502',
      merchant_id: 31,
      total_price: null,
      delivery_price: null,
      merchant_profit: '-1.5',
      order_status: null,
      profit_date: null,
    },
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
    { company_expense_id: '8', description: 'ورق', quantity: null, amount: 3, date_expense: null },
  ],
  monthlyExpenses: [{ month: '2026-11-01', total_expenses: '7.50' }],
  payments: [
    {
      payment_id: 1,
      payment_date: '2026-10-31T22:30:00Z',
      payment_amount_month: '45.50',
      remaining_payment: 445.5,
      all_value_service_money: '546.00',
    },
    {
      payment_id: 'P-0',
      payment_date: null,
      payment_amount_month: null,
      remaining_payment: '491',
      all_value_service_money: null,
    },
  ],
};
