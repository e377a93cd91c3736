import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@tawseel/federation/registry';

/**
 * Moves a store of another contract aside, since none of its releases runs with this console: those who pull a new version start
 * with a new store.
 *
 * @returns Its new folder, if it was moved.
 */
export function setAsideOtherContract(folder: string): string | undefined {
  const file = path.join(folder, 'registry.json');
  if (!existsSync(file)) return undefined;
  const { contract }: { contract?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  if (contract === contractVersion) return undefined;
  const aside = `${folder}-of-contract-${String(contract)}-${Date.now()}`;
  renameSync(folder, aside);
  return aside;
}
