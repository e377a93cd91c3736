import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../../backup/backup-error.ts';

/**
 * The file that a command names, and whether it includes the release store.
 *
 * @throws BackupError that shows the usage
 */
export function archiveArguments(args: string[], usage: string): { file: string; withReleases: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { releases: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file: resolve(file), withReleases: values.releases };
  } catch (error) {
    throw new BackupError(usage, { cause: error });
  }
  throw new BackupError(usage);
}
