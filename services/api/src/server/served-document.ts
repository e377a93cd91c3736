import { readConfig } from '../config/config.ts';
import { databaseOver, type Database } from '../database/database.ts';
import { readDocument, type OpenApiDocument } from '../openapi/document.ts';
import { buildApi } from './build-api.ts';

/** A database for servers whose calls are listed and not used. */
export function absentDatabase(): Database {
  const source = {
    acquire: () => Promise.reject(new Error('This server has no database.')),
    release() {},
    close: () => Promise.resolve(),
  };
  return databaseOver(source, 'embedded');
}

/** The OpenAPI document that this version serves; it needs no database. */
export async function servedDocument(): Promise<OpenApiDocument> {
  const database = absentDatabase();
  const config = readConfig(
    { TOKEN_SECRET: 'signs no token, because no call runs', LOG_LEVEL: 'silent' },
    false,
  );
  const app = await buildApi({ database, config });
  const document = readDocument((await app.inject('/openapi.json')).json());
  await app.close();
  await database.close();
  return document;
}
