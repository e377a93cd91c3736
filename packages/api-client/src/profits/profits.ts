export { monthlyProfit, type MonthlyProfit } from './monthly-profit.entity.ts';
export {
  monthlyNetProfit,
  netProfit,
  yearlyNetProfit,
  type MonthlyNetProfit,
  type NetProfit,
  type YearlyNetProfit,
} from './net-profit.entity.ts';
export { profit, type Profit } from './profit.entity.ts';
