import cluster from 'node:cluster';
import { ConfigError, readConfig } from './config/config.ts';
import { buildApi } from './server/build-api.ts';
import { runProcesses } from './server/run-processes.ts';
import { overDatabase, runServer } from './server/run-server.ts';
import { loadTraces } from './traces/load-traces.ts';

/** Processes to start; the server reports settings that cannot be used. */
function processes() {
  try {
    return readConfig().processes;
  } catch (error) {
    if (error instanceof ConfigError) return 1;
    throw error;
  }
}

const count = cluster.isPrimary ? processes() : 1;
if (count > 1) runProcesses(count);
else
  await runServer(async () => {
    const config = readConfig();
    const traces = await loadTraces('tawseel-api');
    const served = await overDatabase({ ...config, observers: traces ? [traces.database] : [] }, (database) =>
      buildApi({ database, config }, traces ? [traces.requests] : []),
    );
    return { ...served, flush: traces?.close };
  });
