import {
  contract,
  contractEvidence,
  listResponse,
  maxSignatureBytes,
  signature,
} from '@tawseel/api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveChange } from '../http/change.ts';
import { entityList } from '../lists/entity-list.ts';
import { readPage } from '../lists/list-page.ts';
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
  async routes(app) {
    serveList(app, 'Contracts between provider and company', group, contractList);
    serveList(app, 'Evidence of signings, a chain of hashes', group, evidenceList);
    contractRoute(app);
    serveChange(app, {
      method: 'PUT',
      url: '/DC/SignatureClient/:contractId',
      summary: 'Sign a contract, once',
      group,
      body: signature,
      bodyLimit: 2 * maxSignatureBytes,
      done: 'contractSigned',
      run: (tx, caller, body, { contractId = '' }) => signContract(tx, contractId, body, caller),
    });
  },
};

function contractRoute(app: FastifyInstance) {
  const url = '/DC/DisplayContracts/:contractId';
  const summary = 'One contract, as the first item of a list; an empty list without it';
  app.api.calls.push({ method: 'POST', url, summary, group, answer: listResponse('data', contractList.row) });
  app.post<{ Params: { contractId: string } }>(url, async (request, reply) => {
    const caller = await app.api.authenticate(request);
    const filter = { contract_id: [request.params.contractId] };
    const { rows } = await readPage(
      app.api.database,
      caller,
      contractList,
      { limit: 1, filter },
      { withTotal: false },
    );
    return reply.type('application/json; charset=utf-8').send(`{"success":true,"data":[${rows}]}`);
  });
}
