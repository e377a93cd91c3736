import type { DomainLabels } from '../description/labels.ts';
import type { profit } from './profit.entity.ts';
import type { monthlyProfit } from './monthly-profit.entity.ts';
import type { netProfit, monthlyNetProfit, yearlyNetProfit } from './net-profit.entity.ts';

const amounts = {
  company_id: 'رقم الشركة',
  total_company_profit: 'ربح الشركة',
  total_expenses: 'المصروفات',
  net_profit: 'صافي الربح',
  after_commissions: 'بعد العمولات',
};

/** Labels of profits in Arabic. */
export const profitsLabels = {
  profit: {
    fields: {
      merchant_order_id: 'رقم الطلب',
      merchant_id: 'رقم التاجر',
      merchant_name: 'التاجر',
      total_price: 'السعر الإجمالي',
      delivery_price: 'ربح الشركة',
      merchant_profit: 'ربح التاجر',
      order_status: 'الحالة',
      profit_date: 'التاريخ',
    },
    values: {
      order_status: { Delivered: 'تم التسليم', Returned: 'مرتجع' },
    },
  },
  monthly_profit: {
    fields: {
      month: 'الشهر',
      total_price_orders: 'السعر الإجمالي',
      company_profits_orders: 'ربح الشركة',
      merchant_profits_orders: 'ربح التاجر',
      delivered_price_orders: 'سعر الطلبات المسلَّمة',
      returned_price_orders: 'سعر الطلبات المرتجعة',
    },
  },
  net_profit: { fields: amounts },
  monthly_net_profit: { fields: { month: 'الشهر', ...amounts } },
  yearly_net_profit: { fields: { year: 'السنة', ...amounts } },
} satisfies DomainLabels<
  typeof profit | typeof monthlyProfit | typeof netProfit | typeof monthlyNetProfit | typeof yearlyNetProfit
>;
