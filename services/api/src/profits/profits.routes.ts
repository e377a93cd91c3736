import type { Api } from '../http/api.ts';
import { serveList } from '../http/serve-list.ts';
import {
  monthlyNetProfitList,
  monthlyProfitList,
  netProfitList,
  profitList,
  yearlyNetProfitList,
} from './profits.list.ts';

const group = 'Profits';

export function profitRoutes(api: Api): void {
  serveList(api, '/DC/DisplayProfits', 'Profit of each order delivered or returned', group, profitList);
  serveList(api, '/DC/DisplayTotalProfits', 'Profits by month', group, monthlyProfitList);
  serveList(api, '/DC/DisplayNetProfits', 'Net profit in all', group, netProfitList);
  serveList(api, '/DC/DisplayNetProfitsByMonth', 'Net profit by month', group, monthlyNetProfitList);
  serveList(api, '/DC/DisplayNetProfitsByYear', 'Net profit by year', group, yearlyNetProfitList);
}
