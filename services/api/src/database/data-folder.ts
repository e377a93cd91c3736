import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { StartError, errorText } from './start-error.ts';

/** Why a data folder cannot be used, as a sentence for the operator. */
export function cannotWrite(folder: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `The data folder ${folder} cannot be written (${errorText(error)}); set DATA_DIR to one that can.`,
  );
}

/** Permissions of the group and of everybody else. */
const others = 0o077;
const othersReadWrite = 0o066;

function refuseForeign(path: string, { uid }: Stats) {
  const own = process.getuid?.();
  if (own === undefined || uid === own) return;
  throw new StartError(
    `${path} belongs to another user (uid ${uid}, not ${own}): change its owner, or set DATA_DIR to a folder of this user.`,
  );
}

/** Restricts a file to its owner if it has a permission of `mask`. Returns whether it had one. */
function restrict(path: string, stats: Stats, mask: number) {
  refuseForeign(path, stats);
  if ((stats.mode & mask) === 0) return false;
  chmodSync(path, stats.mode & 0o7777 & ~others);
  return true;
}

/** Restricts a file, or a folder before its entries: from then on nobody else can add any. Counts what it changed. */
function restrictTree(path: string, stats: Stats | undefined): number {
  if (!stats || !(stats.isDirectory() || stats.isFile())) return 0;
  const changed = Number(restrict(path, stats, others));
  if (stats.isFile()) return changed;
  const entries = readdirSync(path).map((name) => join(path, name));
  return entries.reduce((sum, entry) => sum + restrictTree(entry, lstatSync(entry)), changed);
}

/** The entries that only the service may read. The release store is public. */
const privateEntries = ['database', 'token-secret', 'lock'];

function restrictFolder(folder: string) {
  const stats = statSync(folder);
  // The owner may let a web server pass through to the release store (0710 or 0711), see deploy/.
  const isOpen = restrict(folder, stats, othersReadWrite);
  const entries = privateEntries.map((name) => join(folder, name));
  const count = entries.reduce(
    (sum, entry) => sum + restrictTree(entry, statSync(entry, { throwIfNoEntry: false })),
    0,
  );
  return [
    ...(isOpen ? [`the data folder ${folder} (it had ${(stats.mode & 0o777).toString(8)})`] : []),
    ...(count > 0 ? [`${count} private files and folders in ${folder}`] : []),
  ];
}

/**
 * Makes the data folder where it is missing. In a folder that is there it removes the permissions of other users of the
 * machine, with a notice.
 *
 * @throws StartError when the folder or a private file in it belongs to another user, or cannot be written
 */
export function secureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // On Windows a folder inherits its permissions.
    const restricted = process.platform === 'win32' ? [] : restrictFolder(folder);
    if (restricted.length === 0) return;
    process.stderr.write(`Removed the permissions of other users from ${restricted.join(' and ')}.\n`);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}
