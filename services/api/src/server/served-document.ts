import { readConfig } from '../config/config.ts';
import { databaseOver } from '../database/database.ts';
import { readDocument, type OpenApiDocument } from '../openapi/document.ts';
import { buildApi } from './build-api.ts';

/** A source for servers whose calls are listed and not used. */
const noSource = {
  acquire: () => Promise.reject(new Error('This server has no database.')),
  release() {},
  close: () => Promise.resolve(),
};

/** The OpenAPI document that this version serves; it needs no database. */
export async function servedDocument(): Promise<OpenApiDocument> {
  const database = databaseOver(noSource, 'embedded');
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
