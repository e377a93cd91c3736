import { existsSync } from 'node:fs';
import { StartError } from '@tawseel/api';
import { registryReader } from '@tawseel/federation/store';

const remedy =
  'In a checkout "npm run release -- shell driver contracts dispatch finance fleet merchants" builds and publishes the apps, ' +
  'in a production folder "npm run publish-builds" publishes its builds.';

/**
 * Checks that a shell is released.
 *
 * @param storeFolder Folder of the release store.
 * @throws StartError that names the store and the commands that fill it
 */
export async function requireShell(storeFolder: string): Promise<void> {
  if (!existsSync(storeFolder))
    throw new StartError(
      `There is no release store at ${storeFolder}; DATA_DIR names the folder it is in. ${remedy}`,
    );
  const { shell } = await registryReader(storeFolder, () => {})().catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  if (!shell) throw new StartError(`The release store at ${storeFolder} holds no shell. ${remedy}`);
}
