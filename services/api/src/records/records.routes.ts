import type { Api } from '../http/api.ts';
import { serveList } from '../http/serve-list.ts';
import { auditList, ledgerList } from './records.list.ts';

const group = 'Records';

export function recordRoutes(api: Api): void {
  serveList(
    api,
    '/DC/DisplayLedger',
    'Changes of balances; filter by `holder` and `holder_id`',
    group,
    ledgerList,
  );
  serveList(
    api,
    '/DC/DisplayAudit',
    'Changes of everything; filter by `entity` and `entity_key`',
    group,
    auditList,
  );
}
