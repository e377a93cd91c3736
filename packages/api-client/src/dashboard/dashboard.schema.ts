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

/** The most orders that are counted as unassigned or late. */
export const countLimit = 1000;

/** Days of a trend, the present one included. */
export const trendDays = 30;

/** Days before the end of a contract or the subscription from which it needs attention. */
export const attentionDays = 30;

const balances = z.object({
  /** Sum of all balances above 0. */
  total: z.number(),
  /** The largest ones. */
  most: z.array(z.object({ id: z.string(), name: z.string(), amount: z.number() })),
});

/** Numbers of the last days, oldest first. */
const trend = z.array(z.number());

/** Response of DisplayAttention: what needs the administrator now, and the trends of figures. Amounts are in JD. */
export const attentionResponse = z.object({
  success: z.literal(true),
  data: z.object({
    /** Orders that have not ended and have no driver, up to {@link countLimit}. */
    unassigned_orders: z.number(),
    /** Orders that have not ended and were due before today, up to {@link countLimit}. */
    late_orders: z.number(),
    /** Order money that drivers hold. */
    drivers: balances,
    /** Order money that the company owes merchants. */
    merchants: balances,
    /** Contracts and the subscription that end soon or have ended, with the days until then. */
    endings: z.array(
      z.object({
        kind: z.enum(['contract', 'subscription']),
        id: z.string(),
        date: z.string(),
        days: z.number(),
      }),
    ),
    trends: z.object({ orders: trend, delivered: trend, profits: trend, expenses: trend }),
  }),
});

export type CityOrders = z.infer<typeof cityOrders>;
export type DashboardSummary = z.infer<typeof dashboardSummary>;
export type ProfitSummary = z.infer<typeof profitSummary>;
