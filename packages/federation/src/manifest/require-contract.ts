import * as z from 'zod/mini';
import { contractVersion } from './contract-version.ts';

const named = z.object({ name: z.string(), contract: z.number() });

/**
 * Refuses a feature of another contract, before anything else of it is read: the other fields may differ with it.
 *
 * @throws Error of one sentence that names the feature and both contracts
 */
export function requireContract(data: unknown): void {
  const { data: feature } = z.safeParse(named, data);
  if (!feature || feature.contract === contractVersion) return;
  const { name, contract } = feature;
  throw new Error(
    `The feature ${name} is written for contract ${contract}: this console supports contract ${contractVersion}.`,
  );
}
