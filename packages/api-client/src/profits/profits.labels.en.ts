import type { DomainLabels } from '../description/labels.ts';
import type { profit } from './profit.entity.ts';
import type { monthlyProfit } from './monthly-profit.entity.ts';
import type { netProfit, monthlyNetProfit, yearlyNetProfit } from './net-profit.entity.ts';

const amounts = {
  company_id: 'Company ID',
  total_company_profit: 'Company profit',
  total_expenses: 'Expenses',
  net_profit: 'Net profit',
  after_commissions: 'After commissions',
};

/** Labels of profits in English. */
export const profitsLabels = {
  profit: {
    fields: {
      merchant_order_id: 'Order ID',
      merchant_id: 'Merchant ID',
      merchant_name: 'Merchant',
      total_price: 'Total price',
      delivery_price: 'Company profit',
      merchant_profit: 'Merchant profit',
      order_status: 'Status',
      profit_date: 'Date',
    },
    values: {
      order_status: { Delivered: 'Delivered', Returned: 'Returned' },
    },
  },
  monthly_profit: {
    fields: {
      month: 'Month',
      total_price_orders: 'Total price',
      company_profits_orders: 'Company profit',
      merchant_profits_orders: 'Merchant profit',
      delivered_price_orders: 'Price of delivered orders',
      returned_price_orders: 'Price of returned orders',
    },
  },
  net_profit: { fields: amounts },
  monthly_net_profit: { fields: { month: 'Month', ...amounts } },
  yearly_net_profit: { fields: { year: 'Year', ...amounts } },
} satisfies DomainLabels<
  typeof profit | typeof monthlyProfit | typeof netProfit | typeof monthlyNetProfit | typeof yearlyNetProfit
>;
