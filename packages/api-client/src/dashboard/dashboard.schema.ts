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

/** A figure that the response leaves out for a role that may not see it. */
const hideable = z.optional(z.number());

/** Response of DisplayProfitsAfterPaymentTotal, with the figures directly in the body. */
export const profitSummary = z.object({
  success: z.literal(true),
  AllprofitsToday: hideable,
  totalExpensesToday: hideable,
  Total_Profits_All_After_Amount_Expenses_Today: hideable,
  Count_Returned_Cancelled__Today: z.number(),
  delivered_today: z.number(),
  delivered_this_week: z.number(),
  totalMoneyDriver: hideable,
  totalMoney_profits_all: hideable,
  AllprofitsThisMonth: hideable,
  AllprofitsThisWeek: hideable,
  totalAmount_Expenses_all: hideable,
  totalExpensesThisMonth: hideable,
  totalExpensesThisWeek: hideable,
  Total_Profits_All_After_Amount_Expenses: hideable,
  Total_Profits_All_After_Amount_Expenses_Month: hideable,
  Total_Profits_All_After_Amount_Expenses_Week: hideable,
  total_Money_orders_All_Merchants: hideable,
  totalCars: z.number(),
  totalCitys: z.number(),
  End_Sub_Date: z.optional(z.nullable(z.string())),
  Payment_now: hideable,
});

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

/**
 * Response of DisplayAttention: what needs the administrator now, and the trends of figures. Amounts are in JD. A
 * role gets no figures that it may not see.
 */
export const attentionResponse = z.object({
  success: z.literal(true),
  data: z.object({
    /** Orders that have not ended and have no driver, up to `countLimit`. */
    unassigned_orders: z.number(),
    /** Orders that have not ended and were due before today, up to `countLimit`. */
    late_orders: z.number(),
    /** Parcels that have not moved for two days, up to `countLimit`. */
    unmoved_orders: z.optional(z.number()),
    /** Parcels that wait for a decision after a failed attempt, up to `countLimit`. */
    undecided_orders: z.optional(z.number()),
    /** Returned parcels that their merchants have not got back for three days, up to `countLimit`. */
    old_returns: z.optional(z.number()),
    /** Runs of earlier days that are not closed, up to `countLimit`. */
    open_runs: z.optional(z.number()),
    /** Reports of drivers that wait for a decision, up to `countLimit`. */
    driver_reports: z.optional(z.number()),
    /** Order money that drivers hold. */
    drivers: z.optional(balances),
    /** Order money that the company owes merchants. */
    merchants: z.optional(balances),
    /** Contracts and the subscription that end soon or have ended, with the days until then. */
    endings: z.optional(
      z.array(
        z.object({
          kind: z.enum(['contract', 'subscription']),
          id: z.string(),
          date: z.string(),
          days: z.number(),
        }),
      ),
    ),
    trends: z.object({
      orders: trend,
      delivered: trend,
      profits: z.optional(trend),
      expenses: z.optional(trend),
    }),
    /** First steps of the company, as `setupSteps` names them. */
    setup: z.optional(z.object({ done: z.array(z.string()), skipped: z.array(z.string()) })),
  }),
});

export type CityOrders = z.infer<typeof cityOrders>;
export type DashboardSummary = z.infer<typeof dashboardSummary>;
export type ProfitSummary = z.infer<typeof profitSummary>;
