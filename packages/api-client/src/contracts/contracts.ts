import {
  listCall,
  readRows,
  useApiMutation,
  useApiQuery,
  useCan,
  useList,
  type ApiMutation,
  type ApiQuery,
  type ListView,
} from '@tawseel/api-client';
import { useMemo } from 'react';
import { contract, type Contract } from './contract.entity.ts';
import { contractEvidence, type ContractEvidence } from './contract-evidence.entity.ts';
import type { Signature } from './contracts.schema.ts';

export { contract, type Contract } from './contract.entity.ts';
export type { ContractEvidence } from './contract-evidence.entity.ts';
export type { Signature } from './contracts.schema.ts';

function contractQuery(contractId: string): ApiQuery<Contract | null> {
  const path = `${contract.list.path}/${encodeURIComponent(contractId)}`;
  return {
    name: `contract ${contractId}`,
    reads: [contract.name],
    call: { method: 'POST', path, reads: true },
    read: (response) => readRows(contract, response)[0] ?? null,
  };
}

const chain: ApiQuery<ContractEvidence[]> = {
  name: contractEvidence.list.name,
  reads: [contractEvidence.name],
  call: listCall(contractEvidence),
  read: (response) => readRows(contractEvidence, response),
};

function signing(contractId: string, hasEvidence: boolean): ApiMutation<Signature> {
  return {
    allow: 'contracts.change',
    method: 'PUT',
    path: `/DC/SignatureClient/${encodeURIComponent(contractId)}`,
    body: ({ language, contract_text_sha256, ...signature }) =>
      hasEvidence ? { ...signature, language, contract_text_sha256 } : signature,
    invalidates: [contract.name, contractEvidence.name],
  };
}

/** Contracts of the company, page by page. */
export const useContracts = (view: ListView) => useList(contract, view);
/** One contract; null if the contract does not exist. */
export const useContract = (contractId: string) => useApiQuery(contractQuery(contractId));
/** The whole chain of evidence of the company, oldest first. */
export const useContractEvidence = () => useApiQuery(chain);

/** Signs a contract, once; refused as `changed` if it is signed already, or if its text is not the one that was shown. */
export function useContractSigning(contractId: string) {
  const hasEvidence = useCan('evidence');
  return useApiMutation(useMemo(() => signing(contractId, hasEvidence), [contractId, hasEvidence]));
}
