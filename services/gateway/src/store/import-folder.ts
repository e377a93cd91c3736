import { stat } from 'node:fs/promises';
import { readRegistry, storePaths } from '@tawseel/federation/store';
import type { ReleaseDatabase } from './database.ts';
import { addRelease, readText, releasesBelow } from './release-rows.ts';

const isEmpty = 'registry is null and not exists (select from releases.stored)';

/**
 * Fills a database without releases with the store of this machine, so that a console keeps its releases when it gets a
 * database.
 */
export async function importFolder(database: ReleaseDatabase, folder: string): Promise<void> {
  const paths = storePaths(folder);
  const registry = await readText(paths.registry);
  const tokens = await readText(paths.tokens);
  const [empty] = await database.query(`select from releases.state where ${isEmpty}`);
  if (registry === null || !empty) return;
  // An invalid registry is not imported.
  await readRegistry(folder);
  await database.inTransaction(async (sql) => {
    const [state] = await sql.query(`select from releases.state where ${isEmpty} for update`);
    if (!state) return;
    for (const { app, version, folder: release } of await releasesBelow(paths.releases))
      await addRelease(sql, folder, app, version, (await stat(release)).mtime);
    await sql.query(
      'update releases.state set revision = revision + 1, registry = $1, tokens = coalesce(tokens, $2)',
      [registry, tokens],
    );
    await sql.query('notify tawseel_releases');
  });
}
