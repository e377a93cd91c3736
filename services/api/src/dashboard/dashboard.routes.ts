import { dashboardAnswer, profitSummary } from '@tawseel/api-client/schemas';
import type { RawBuilder } from 'kysely';
import type { Api, CallDocument } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import { readInCompany } from '../database/in-company.ts';
import { profitQuery, summaryQuery } from './dashboard.repository.ts';

const group = 'Dashboard';

export function dashboardRoutes(api: Api): void {
  serveSummary(
    api,
    {
      method: 'POST',
      url: '/DC/HomeDashbord',
      summary: 'Counts of orders, merchants and drivers',
      group,
      answer: dashboardAnswer,
    },
    summaryQuery,
    (summary) => `{"success":true,"data":{"data":${summary}}}`,
  );
  serveSummary(
    api,
    {
      method: 'POST',
      url: '/DC/DisplayProfitsAfterPaymentTotal',
      summary: 'Profits, expenses and balances, of all time and lately',
      group,
      answer: profitSummary,
    },
    profitQuery,
    (summary) => `{"success":true,${summary.slice(1)}`,
  );
}

function serveSummary(
  api: Api,
  call: CallDocument,
  query: (companyId: string) => RawBuilder<{ summary: string }>,
  answerOf: (summary: string) => string,
) {
  api.calls.push(call);
  api.app.post(call.url, async (request, reply) => {
    const caller: Caller = await api.authenticate(request);
    const statement = query(caller.companyId).compile(api.database.db);
    const [row] = await readInCompany<{ summary: string }>(api.database, caller, statement);
    return reply.type('application/json; charset=utf-8').send(answerOf(row?.summary ?? '{}'));
  });
}
