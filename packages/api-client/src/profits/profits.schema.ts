import * as z from 'zod/mini';
import { moment } from '../schema/fields.ts';

/** Profit of one order that was delivered or returned; amounts in JD, `delivery_price` is the company's part. */
export const profit = z.object({
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  total_price: z.number(),
  delivery_price: z.number(),
  merchant_profit: z.number(),
  order_status: z.enum(['Delivered', 'Returned']),
  profit_date: moment(),
});

/** Totals of a month; `month` is its first day, `YYYY-MM-DD`. */
export const monthlyProfit = z.object({
  month: z.string(),
  total_price_orders: z.number(),
  company_profits_orders: z.number(),
  merchant_profits_orders: z.number(),
});

/** Net profit of the company: its part of all orders less its expenses. */
export const netProfit = z.object({
  company_id: z.string(),
  total_company_profit: z.number(),
  total_expenses: z.number(),
  net_profit: z.number(),
});

/** Net profit of a month; `month` is its first day. */
export const monthlyNetProfit = z.extend(netProfit, { month: z.string() });

/** Net profit of a year; `year` is its first day. */
export const yearlyNetProfit = z.extend(netProfit, { year: z.string() });

export type Profit = z.infer<typeof profit>;
export type MonthlyProfit = z.infer<typeof monthlyProfit>;
export type NetProfit = z.infer<typeof netProfit>;
export type MonthlyNetProfit = z.infer<typeof monthlyNetProfit>;
export type YearlyNetProfit = z.infer<typeof yearlyNetProfit>;
