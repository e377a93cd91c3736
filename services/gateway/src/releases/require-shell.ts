import { existsSync } from 'node:fs';
import { StartError } from '@tawseel/api';
import { registryReader } from '@tawseel/federation/store';

/**
 * Checks that a shell is released.
 *
 * @param storeFolder Folder of the release store.
 * @throws StartError of one sentence that names the store
 */
export async function requireShell(storeFolder: string): Promise<void> {
  if (!existsSync(storeFolder))
    throw new StartError(
      `There is no release store at ${storeFolder}: DATA_DIR names the folder it is in, and "npm run release -- shell" makes it.`,
    );
  const { shell } = await registryReader(storeFolder, () => {})().catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  if (!shell)
    throw new StartError(
      `The release store at ${storeFolder} holds no shell: release one with "npm run release -- shell".`,
    );
}
