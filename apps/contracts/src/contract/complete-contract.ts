import type { Contract } from '@tawseel/api-client/contracts';

/** A contract whose missing names are dashes and whose missing signatures are empty: servers leave them out or send null. */
export function completeContract(contract: Contract, contractId: string): Contract {
  return {
    ...contract,
    contract_id: contract.contract_id ?? contractId,
    name_client: contract.name_client ?? '—',
    name_service: contract.name_service ?? '—',
    company_id: contract.company_id ?? '—',
    contract_file_client: contract.contract_file_client ?? '',
    contract_file_admin: contract.contract_file_admin ?? '',
  };
}
