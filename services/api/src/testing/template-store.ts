import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const migrations = join(import.meta.dirname, '../database/migrations');

/**
 * Identifies the tables' present shape; a template of an older shape is not used. It is read when this module is loaded, as the
 * migrations are: a file that changes while tests run must not name a template of its earlier text.
 */
const shape = readdirSync(migrations)
  .toSorted()
  .reduce((hash, name) => hash.update(readFileSync(join(migrations, name))), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

/**
 * A slow artifact that is built once for each shape of the tables and cached among the system's temporary
 * files. Concurrent test processes may each build it; the first to finish wins.
 */
export async function template(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `tawseel-test-${process.getuid?.() ?? 0}`);
  const path = join(folder, `${name}-${shape}`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const draft = `${path}.${process.pid}`;
  await make(draft);
  try {
    renameSync(draft, path);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return path;
}
