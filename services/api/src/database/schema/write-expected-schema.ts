import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOver } from '../database.ts';
import { embeddedSource, openInMemory } from '../embedded-source.ts';
import { migrate } from '../migrate.ts';
import { schemaLines } from './schema-lines.ts';

// Run after a migration was added or changed: npm run expect-schema in services/api.

const database = databaseOver(embeddedSource(await openInMemory()), 'embedded');
await migrate(database.db);
const lines = await schemaLines(database.db);
writeFileSync(join(import.meta.dirname, 'expected-schema.json'), `${JSON.stringify(lines, null, 2)}\n`);
await database.close();
