import { openDatabase } from '../database/database.ts';
import { reduceMemory } from './reduce-memory.ts';

// A program of its own: Jest's runtime cannot load the embedded database.
const { DATA_DIR: dataDir = '' } = process.env;
const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 });
await reduceMemory(database.db);
await database.close();
