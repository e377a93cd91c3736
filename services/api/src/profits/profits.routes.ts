import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { checkProfits } from './profits.check.ts';
import {
  monthlyNetProfitList,
  monthlyProfitList,
  netProfitList,
  profitList,
  yearlyNetProfitList,
} from './profits.list.ts';

const group = 'Profits';

export const profitsDomain: Domain = {
  constraints: { profits_pkey: { field: 'merchant_order_id' } },
  counters: [
    { name: 'profits', table: 'profits' },
    { name: 'profits_total', table: 'profits', adds: 'delivery_price' },
  ],
  checks: [checkProfits],
  async routes(app) {
    serveList(app, '/DC/DisplayProfits', 'Profit of each order delivered or returned', group, profitList);
    serveList(app, '/DC/DisplayTotalProfits', 'Profits by month', group, monthlyProfitList);
    serveList(app, '/DC/DisplayNetProfits', 'Net profit in all', group, netProfitList);
    serveList(app, '/DC/DisplayNetProfitsByMonth', 'Net profit by month', group, monthlyNetProfitList);
    serveList(app, '/DC/DisplayNetProfitsByYear', 'Net profit by year', group, yearlyNetProfitList);
  },
};
