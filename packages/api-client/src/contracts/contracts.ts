import { listCall, readRows, useApiMutation, useApiQuery, useCan, type ApiQuery } from '@tawseel/api-client';
import { pathOf } from '../client/described-call.ts';
import { contract, type Contract } from './contract.entity.ts';
import { contractEvidence, type ContractEvidence } from './contract-evidence.entity.ts';
import { contractCall, signingCall, type Signature } from './contracts.calls.ts';

export { contract, type Contract } from './contract.entity.ts';
export type { ContractEvidence } from './contract-evidence.entity.ts';
export type { Signature } from './contracts.calls.ts';

function contractQuery(contractId: string): ApiQuery<Contract | null> {
  return {
    name: `contract ${contractId}`,
    reads: [contract.name],
    call: { ...contractCall, path: pathOf(contractCall.path, { contractId }) },
    read: (response) => readRows(contract, response)[0] ?? null,
  };
}

const chain: ApiQuery<ContractEvidence[]> = {
  name: contractEvidence.list.name,
  reads: [contractEvidence.name],
  call: listCall(contractEvidence),
  read: (response) => readRows(contractEvidence, response),
};

function withoutEvidence({ contract_file_client, ip_address_client }: Signature) {
  return { contract_file_client, ip_address_client };
}

/** One contract; null if the contract does not exist. */
export const useContract = (contractId: string) => useApiQuery(contractQuery(contractId));
/** The whole chain of evidence of the company, oldest first. */
export const useContractEvidence = () => useApiQuery(chain);

/** Signs a contract, once; refused as `changed` if it is signed already, or if its text is not the one that was shown. */
export function useContractSigning(contractId: string) {
  const hasEvidence = useCan('evidence');
  const send = useApiMutation(signingCall, hasEvidence ? undefined : withoutEvidence);
  return send && ((signature: Signature) => send({ ...signature, contractId }));
}
