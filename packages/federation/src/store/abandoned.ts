import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoring } from './file-error.ts';

/** No release takes so long, in milliseconds: what is still unfinished then was left by a process that died. */
export const abandonedAfter = 60 * 60 * 1000;

const unfinished = /^(\.|registry\.json\.(lock\.)?)[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Takes away what releases that were killed left half done in a folder of the store; what cannot be stays, in nobody's way. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(ignoring('ENOENT'))) ?? [];
  for (const name of names.filter((candidate) => unfinished.test(candidate))) {
    const found = await stat(path.join(folder, name)).catch(ignoring('ENOENT'));
    if (found && Date.now() - found.mtimeMs > abandonedAfter)
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
