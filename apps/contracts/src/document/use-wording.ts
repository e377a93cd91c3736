import { findWording } from '@tawseel/api-client/contract-record';
import { firstWording, newestWording, type ContractWording } from '@tawseel/api-client/contract-text';
import { useContractEvidence, type Contract } from '@tawseel/api-client/contracts';
import { useCan } from '@tawseel/api-client';
import { sha256 } from '../contract/sha256.ts';

/** The wording of contracts that are not signed. Without evidence no signing names its wording, so all have the first. */
export function useUnsignedWording(): ContractWording {
  return useCan('evidence') ? newestWording : firstWording;
}

/** The wording with which a contract was signed: the one that has the hash of its record. */
export function useSignedWording(contract: Contract): ContractWording {
  const { value: chain } = useContractEvidence();
  const entry = chain?.find(({ contract_id }) => contract_id === contract.contract_id);
  return (entry && findWording(contract, entry.language, entry.contract_text_sha256, sha256)) ?? firstWording;
}
