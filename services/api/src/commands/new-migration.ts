import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '@tawseel/api-client/schemas';
import { newestMigration } from '../database/migrate.ts';
import { StartError } from '../database/start-error.ts';
import expectedLines from '../database/schema/expected-schema.json' with { type: 'json' };
import { migrationFile, withMigration } from '../entities/migration-file.ts';
import { schemaGaps } from '../entities/schema-gaps.ts';
import { runOperation, print } from './operation/run-operation.ts';

const folder = join(import.meta.dirname, '../database/migrations');
const formatter = join(import.meta.dirname, '../../../../node_modules/oxfmt/bin/oxfmt');

await runOperation(async () => {
  const [title = ''] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9-]*$/.test(title)) throw new StartError('Usage: npm run new-migration -- order-note');
  const gaps = Object.values(entities).flatMap((entity) => schemaGaps(entity, expectedLines));
  if (gaps.length === 0) return print('The descriptions and the schema agree: there is nothing to migrate.');
  const number = String(Number.parseInt(newestMigration, 10) + 1).padStart(4, '0');
  const name = `${number}-${title}`;
  const migration = join(folder, `${name}.ts`);
  const index = join(folder, 'index.ts');
  const migrations = withMigration(readFileSync(index, 'utf8'), name);
  writeFileSync(migration, migrationFile(gaps));
  writeFileSync(index, migrations);
  execFileSync(process.execPath, [formatter, migration, index]);
  for (const { what, lines } of gaps) print(`${lines.length > 0 ? '✓' : '✗ by hand:'} ${what}`);
  print(`Read services/api/src/database/migrations/${name}.ts, then run:
  cd services/api && npm run expect-schema`);
});
