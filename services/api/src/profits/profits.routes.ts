import { profit } from '@tawseel/api-client/schemas';
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

/** Profits that are not reversed. */
const where = 'reversed_by = 0';

export const profitsDomain: Domain = {
  entities: [profit],
  counters: [
    { name: 'profits', table: 'profits', where },
    { name: 'profits_total', table: 'profits', where, adds: 'delivery_price' },
    { name: 'profits_by_day', table: 'profits', where, byDayOf: 'profit_date', adds: 'delivery_price' },
    {
      name: 'delivered_by_day',
      table: 'profits',
      where: `${where} and order_status = 'Delivered'`,
      byDayOf: 'profit_date',
    },
  ],
  checks: [checkProfits],
  routes(calls) {
    serveList(calls, 'Profit of each order delivered or returned', group, profitList);
    serveList(calls, 'Profits by month', group, monthlyProfitList);
    serveList(calls, 'Net profit in all', group, netProfitList);
    serveList(calls, 'Net profit by month', group, monthlyNetProfitList);
    serveList(calls, 'Net profit by year', group, yearlyNetProfitList);
  },
};
