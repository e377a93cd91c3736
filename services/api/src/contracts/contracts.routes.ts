import { contractCall, signingCall } from '@tawseel/api-client/calls';
import { contract, contractEvidence, listResponse, maxSignatureBytes } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { rowCounter } from '../checks/counters.ts';
import type { Calls } from '../http/calls.ts';
import type { Domain } from '../http/domain.ts';
import { serveChange } from '../http/change.ts';
import { entityList } from '../lists/entity-list.ts';
import { readPage } from '../lists/list-page.ts';
import { sendJson } from '../http/send-json.ts';
import { serveList } from '../http/serve-list.ts';
import { checkSignatures } from './contracts.evidence.ts';
import { signContract } from './contracts.repository.ts';

const contractList = entityList(contract, {
  from: sql`contracts`,
  // Each row contains two images.
  batch: 20,
  counter: 'contracts',
});

/** The company's chain of signing evidence, oldest first. */
const evidenceList = entityList(contractEvidence, {
  from: sql`(select *, fold_text(contract_id || ' ' || admin_id) as search_text from contract_evidence)`,
});

const group = 'Contracts';

export const contractsDomain: Domain = {
  entities: [contract, contractEvidence],
  counters: [rowCounter(contract)],
  checks: [checkSignatures],
  routes(calls) {
    serveList(calls, 'Contracts between provider and company', group, contractList);
    serveList(calls, 'Evidence of signings, a chain of hashes', group, evidenceList);
    serveContract(calls);
    serveChange(calls, {
      ...signingCall,
      summary: 'Sign a contract, once',
      group,
      bodyLimit: 2 * maxSignatureBytes,
      done: 'contractSigned',
      run: (tx, caller, body, { contractId = '' }) => signContract(tx, contractId, body, caller),
    });
  },
};

function serveContract({ api, serve }: Calls) {
  const summary = 'One contract, as the first item of a list; an empty list without it';
  const answer = listResponse('data', contractList.row);
  serve({ ...contractCall, summary, group, answer }, async (caller, request, reply) => {
    const filter = { contract_id: [request.params['contractId'] ?? ''] };
    const query = { limit: 1, filter };
    const { rows } = await readPage(api.database, caller, contractList, query, { withTotal: false });
    return sendJson(reply, `{"success":true,"data":[${rows}]}`);
  });
}
