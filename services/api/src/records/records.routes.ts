import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { checkLedgerChain } from './ledger.check.ts';
import { auditList, ledgerList } from './records.list.ts';

const group = 'Records';

export const recordsDomain: Domain = {
  checks: [checkLedgerChain],
  async routes(app) {
    serveList(
      app,
      '/DC/DisplayLedger',
      'Changes of balances; filter by `holder` and `holder_id`',
      group,
      ledgerList,
    );
    serveList(
      app,
      '/DC/DisplayAudit',
      'Changes of everything; filter by `entity` and `entity_key`',
      group,
      auditList,
    );
  },
};
