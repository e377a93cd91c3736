import * as z from 'zod/mini';
import { contractVersion } from './contract-version.ts';

const named = z.object({ name: z.string(), contract: z.number() });

/**
 * Rejects a feature of an unsupported contract before its other fields are parsed, because those may differ with the
 * contract.
 *
 * @throws Error that names the feature and the supported contract.
 */
export function requireContract(data: unknown): void {
  const { data: feature } = z.safeParse(named, data);
  if (!feature || feature.contract === contractVersion) return;
  const { name, contract } = feature;
  throw new Error(
    `The feature ${name} is written for contract ${contract}: this console supports contract ${contractVersion}.`,
  );
}
