import { openDatabase } from '../database/database.ts';
import { shrinkDatabase } from './shrink-database.ts';

// A program of its own: Jest's runtime cannot load the embedded database.
const { DATA_DIR: dataDir = '' } = process.env;
const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 });
await shrinkDatabase(database.db);
await database.close();
