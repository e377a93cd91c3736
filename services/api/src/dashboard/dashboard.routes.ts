import { attentionCall, countsCall, profitsCall } from '@tawseel/api-client/calls';
import { attentionResponse, dashboardResponse, profitSummary } from '@tawseel/api-client/schemas';
import type { Permission } from '@tawseel/api-client/permissions';
import type { RawBuilder } from 'kysely';
import type { CallDocument } from '../http/api.ts';
import type { Domain } from '../http/domain.ts';
import type { Calls } from '../http/calls.ts';
import { sendJson } from '../http/send-json.ts';
import { readInCompany } from '../database/in-company.ts';
import { attentionQuery } from './attention.repository.ts';
import { visibleFigures } from './visible-figures.ts';
import { profitQuery, summaryQuery } from './dashboard.repository.ts';

const group = 'Dashboard';

export const dashboardDomain: Domain = {
  routes(calls) {
    serveSummary(
      calls,
      {
        ...countsCall,
        summary: 'Counts of orders, merchants and drivers',
        group,
        answer: dashboardResponse,
      },
      summaryQuery,
      // Clients of the contract read the summary at either level.
      (summary) => `{"success":true,"data":${summary.slice(0, -1)},"data":${summary}}}`,
    );
    serveSummary(
      calls,
      {
        ...profitsCall,
        summary: 'Profits, expenses and balances, of all time and lately',
        group,
        answer: profitSummary,
      },
      profitQuery,
      (summary) => `{"success":true,${summary.slice(1)}`,
    );
    serveSummary(
      calls,
      {
        ...attentionCall,
        summary: 'What needs the administrator now, and the trends of the last 30 days',
        group,
        answer: attentionResponse,
      },
      attentionQuery,
      (summary) => `{"success":true,"data":${summary}}`,
    );
  },
};

function serveSummary(
  { api, serve }: Calls,
  call: CallDocument & { allow: Permission },
  query: (companyId: string) => RawBuilder<{ summary: string }>,
  answerOf: (summary: string) => string,
) {
  serve(call, async (caller, _request, reply) => {
    const { sql, parameters } = query(caller.companyId).compile(api.database.db);
    // Named, since the server needs longer to plan these statements than to run them.
    const statement = { sql, parameters, name: call.path };
    const [row] = await readInCompany<{ summary: string }>(api.database, caller, statement);
    const summary = visibleFigures(row?.summary ?? '{}', caller.role);
    return sendJson(reply, answerOf(summary));
  });
}
