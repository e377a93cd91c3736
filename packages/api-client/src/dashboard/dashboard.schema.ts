import * as z from 'zod/mini';

/** Number of orders of a city, for the chart. */
export const cityOrders = z.object({ city_order: z.string(), total_orders: z.number() });

/** Counts of the dashboard. Days and weeks (from Saturday) are those of the company's time zone. */
export const dashboardSummary = z.object({
  orders_today: z.number(),
  orders_week: z.number(),
  orders_month: z.number(),
  total_merchants: z.number(),
  total_drivers: z.number(),
  top_cities_orders: z.array(cityOrders),
});

/** Response of HomeDashbord, with the summary under `data` and under `data.data`: the contract can be read either way. */
export const dashboardResponse = z.object({
  success: z.literal(true),
  data: z.object({ ...dashboardSummary.shape, data: dashboardSummary }),
});

/** Response of DisplayProfitsAfterPaymentTotal, with the figures directly in the body. */
export const profitSummary = z.object({
  success: z.literal(true),
  AllprofitsToday: z.number(),
  totalExpensesToday: z.number(),
  Total_Profits_All_After_Amount_Expenses_Today: z.number(),
  Count_Returned_Cancelled__Today: z.number(),
  delivered_today: z.number(),
  delivered_this_week: z.number(),
  totalMoneyDriver: z.number(),
  totalMoney_profits_all: z.number(),
  AllprofitsThisMonth: z.number(),
  AllprofitsThisWeek: z.number(),
  totalAmount_Expenses_all: z.number(),
  totalExpensesThisMonth: z.number(),
  totalExpensesThisWeek: z.number(),
  Total_Profits_All_After_Amount_Expenses: z.number(),
  Total_Profits_All_After_Amount_Expenses_Month: z.number(),
  Total_Profits_All_After_Amount_Expenses_Week: z.number(),
  total_Money_orders_All_Merchants: z.number(),
  totalCars: z.number(),
  totalCitys: z.number(),
  End_Sub_Date: z.nullable(z.string()),
  Payment_now: z.number(),
});

export type CityOrders = z.infer<typeof cityOrders>;
export type DashboardSummary = z.infer<typeof dashboardSummary>;
export type ProfitSummary = z.infer<typeof profitSummary>;
