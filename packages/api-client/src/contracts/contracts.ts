import {
  useAnswer,
  useChange,
  useList,
  type Answer,
  type AnswerCall,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { contract, contractEvidence } from './contracts.schema.ts';
import type { Contract, ContractEvidence, Signature } from './contracts.schema.ts';

export type { Contract, ContractEvidence, Signature } from './contracts.schema.ts';

const list: ListCall<Contract> = {
  name: 'contracts',
  path: '/DC/DisplayContracts',
  rows: 'data',
  key: 'contract_id',
};

const contractName = (contractId: string) => `contract ${contractId}`;
const evidenceName = 'contract-evidence';

function readContract({ data }: Answer): Contract | null {
  const rows = z.array(z.unknown()).parse(data);
  return rows.length === 0 ? null : contract.parse(rows[0]);
}

function contractCall(contractId: string): AnswerCall<Contract | null> {
  const path = `/DC/DisplayContracts/${encodeURIComponent(contractId)}`;
  return { name: contractName(contractId), call: { method: 'POST', path, reads: true }, read: readContract };
}

const chain: AnswerCall<ContractEvidence[]> = {
  name: evidenceName,
  call: { method: 'POST', path: '/DC/DisplayContractEvidence', reads: true },
  read: ({ data }) => z.array(contractEvidence).parse(data),
};

function signing(contractId: string): ChangeCall<Signature> {
  return {
    method: 'PUT',
    path: `/DC/SignatureClient/${encodeURIComponent(contractId)}`,
    stale: ['contracts', contractName(contractId), evidenceName],
  };
}

/** Contracts of the company, page by page. */
export const useContracts = (view: ListView) => useList(list, view);
/** One contract; null where the server answers that there is none. */
export const useContract = (contractId: string) => useAnswer(contractCall(contractId));
/** The company's whole chain of signing evidence, oldest first. */
export const useContractEvidence = () => useAnswer(chain);

/** Signs a contract, once; refused as `changed` when it is signed already, or is not the text that was shown. */
export function useContractSigning(contractId: string) {
  return useChange(useMemo(() => signing(contractId), [contractId]));
}
