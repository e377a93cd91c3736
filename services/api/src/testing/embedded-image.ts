import { writeFileSync } from 'node:fs';
import { databaseOver } from '../database/database.ts';
import { embeddedSource, openInMemory } from '../database/embedded-source.ts';
import { migrate } from '../database/migrate.ts';
import { shrinkDatabase } from './shrink-database.ts';

// Writes the data folder of a migrated database to a file.

const [, , file = ''] = process.argv;
const pglite = await openInMemory();
const { db, close } = databaseOver(embeddedSource(pglite), 'embedded');
await migrate(db);
await shrinkDatabase(db);
const image = await pglite.dumpDataDir('none');
writeFileSync(file, Buffer.from(await image.arrayBuffer()));
await close();
