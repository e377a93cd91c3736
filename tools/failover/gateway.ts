import path from 'node:path';
import { root } from '../workspace/apps.mjs';
import { until } from './cluster.ts';
import { startProgram, type Program } from './processes.ts';

/** A gateway with its API, as in production. */
export interface RunningGateway {
  /** Address of the API. */
  api: string;
  isReady(): Promise<boolean>;
  program: Program;
}

/** Starts a gateway and waits until its API is ready. */
export async function startGateway(
  databaseUrl: string,
  folder: string,
  port: number,
): Promise<RunningGateway> {
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'gateway'),
    TOKEN_SECRET: 'a secret of the drill, long enough',
    SESSION_RATE: '100000000',
    LOG_LEVEL: 'warn',
  };
  const main = path.join(root, 'services', 'gateway', 'src', 'main.ts');
  const log = path.join(folder, 'gateway.log');
  const program = startProgram([process.execPath, '--import', 'tsx', main], env, log);
  const api = `http://127.0.0.1:${port}/api`;
  const isReady = () =>
    fetch(`${api}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('The API is ready', isReady);
  return { api, isReady, program };
}
