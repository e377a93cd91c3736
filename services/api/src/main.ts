import { readConfig } from './config/config.ts';
import { buildApi } from './server/build-api.ts';
import { overDatabase, runServer } from './server/run-server.ts';

await runServer(async () => {
  const config = readConfig();
  return overDatabase(config, (database) => buildApi({ database, config }));
});
