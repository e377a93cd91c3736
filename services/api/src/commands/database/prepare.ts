import { readPreparation } from '../../config/config.ts';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { print } from '../operation/run-operation.ts';

/** Creates role and database, as the administrator of the server. */
export async function prepare(): Promise<void> {
  const { url, adminUrl } = readPreparation();
  const { role, database, created } = await prepareDatabase(adminUrl, url);
  for (const what of created) print(`Created ${what}.`);
  print(`The database ${database} is ready: the role ${role} makes its tables at the first start.`);
}
