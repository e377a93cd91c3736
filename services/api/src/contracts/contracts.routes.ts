import { listAnswer, maxSignatureBytes, signature } from '@tawseel/api-client/schemas';
import { notFound } from '../errors/fault.ts';
import type { Api } from '../http/api.ts';
import { serveChange } from '../http/change.ts';
import { readPage } from '../lists/list-page.ts';
import { serveList } from '../http/serve-list.ts';
import { contractList } from './contracts.list.ts';
import { signContract } from './contracts.repository.ts';
import { evidenceList } from './evidence.list.ts';

const group = 'Contracts';

export function contractRoutes(api: Api): void {
  serveList(api, '/DC/DisplayContracts', 'Contracts between provider and company', group, contractList);
  serveList(
    api,
    '/DC/DisplayContractEvidence',
    'Evidence of signings, a chain of hashes',
    group,
    evidenceList,
  );
  contractRoute(api);
  serveChange(api, {
    method: 'PUT',
    url: '/DC/SignatureClient/:contractId',
    summary: 'Sign a contract, once',
    group,
    body: signature,
    bodyLimit: 2 * maxSignatureBytes,
    async run(tx, caller, body, { contractId = '' }) {
      await signContract(tx, contractId, body, caller);
      return 'contractSigned';
    },
  });
}

function contractRoute(api: Api) {
  const url = '/DC/DisplayContracts/:contractId';
  const summary = 'One contract, as the first item of a list';
  api.calls.push({ method: 'POST', url, summary, group, answer: listAnswer('data', contractList.row) });
  api.app.post<{ Params: { contractId: string } }>(url, async (request, reply) => {
    const caller = await api.authenticate(request);
    const filter = { contract_id: [request.params.contractId] };
    const { rows } = await readPage(
      api.database,
      caller,
      contractList,
      { limit: 1, filter },
      { withTotal: false },
    );
    if (!rows) throw notFound();
    return reply.type('application/json; charset=utf-8').send(`{"success":true,"data":[${rows}]}`);
  });
}
