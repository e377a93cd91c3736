import * as z from 'zod/mini';
import { isSupportedContract, supportedContracts } from './contract-version.ts';

const named = z.object({ name: z.string(), contract: z.number() });

/**
 * Refuses a feature of an unsupported contract before its other fields are read: they may differ with the contract.
 *
 * @throws Error of one sentence that names the feature and the contracts
 */
export function requireContract(data: unknown): void {
  const { data: feature } = z.safeParse(named, data);
  if (!feature || isSupportedContract(feature.contract)) return;
  const { name, contract } = feature;
  throw new Error(
    `The feature ${name} is written for contract ${contract}: this console supports contracts ${supportedContracts.join(' and ')}.`,
  );
}
