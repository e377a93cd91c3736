import type { FastifyInstance } from 'fastify';
import { serveBackups } from '../backup/backup-socket.ts';
import { ConfigError, type ApiConfig } from '../config/config.ts';
import { openDatabase, type Database, type DatabaseConfig } from '../database/database.ts';
import { errorCode, StartError } from '../database/start-error.ts';
import { backlog, drain } from './shutdown.ts';

/** Longest time to close the server and its database once no request is running, in milliseconds. */
const closeTime = 10_000;

/** A server ready to listen; `close` releases its resources after the server has closed. */
export interface Served {
  app: FastifyInstance;
  config: Pick<ApiConfig, 'port' | 'host' | 'shutdownGrace'>;
  close?: () => Promise<void>;
  /** Sends what observers of the server have collected, after it has closed. */
  flush?: (() => Promise<void>) | undefined;
  /** Receives the address once the server listens. */
  listening?: (address: string) => void;
}

/**
 * The socket that a service manager listens on for this process, see sd_listen_fds(3). It stays open while the process is
 * replaced: connections wait for the next one.
 */
function inheritedSocket(): { fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? { fd: 3 } : undefined;
}

/** Node.js takes the backlog of such a socket from the second argument, which Fastify does not pass. */
function setBacklog({ server }: FastifyInstance): void {
  const listen = server.listen.bind(server);
  Object.assign(server, { listen: (options: unknown) => listen(options, backlog) });
}

async function listen({ app, config: { port, host } }: Served): Promise<string> {
  const socket = inheritedSocket();
  if (socket) setBacklog(app);
  try {
    return await app.listen({ ...(socket ?? { port }), host, backlog });
  } catch (error) {
    const reason =
      errorCode(error) === 'EADDRINUSE'
        ? 'is taken by another program'
        : `cannot be used (${errorCode(error)})`;
    throw new StartError(`Port ${port} on ${host} ${reason}; set PORT or HOST to another.`);
  }
}

/** Opens the configured database and creates a server over it. */
export async function overDatabase(
  config: ApiConfig & Pick<DatabaseConfig, 'observers'>,
  build: (database: Database) => Promise<FastifyInstance>,
): Promise<Served> {
  const database = await openDatabase(config, (error) =>
    process.stderr.write(`A database connection was lost (${error.message}).\n`),
  );
  try {
    const app = await build(database);
    const endBackups =
      database.kind === 'embedded'
        ? await serveBackups(database, config.dataDir, (error) =>
            process.stderr.write(`Backups cannot be made while the service runs (${error.message}).\n`),
          )
        : undefined;
    const close = async () => {
      await endBackups?.();
      await database.close();
    };
    return { app, config, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(served: Served) {
  const { app, config, close, flush, listening } = served;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    if (!(await drain(app, config.shutdownGrace))) process.exitCode = 1;
    setTimeout(() => process.exit(1), closeTime).unref();
    await app.close();
    await Promise.all([close?.(), flush?.()]);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  try {
    const address = await listen(served);
    listening?.(address);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A starter that SIGKILL ends cannot forward it: if it opened a channel to this process, its end counts as SIGTERM. */
export function endWithStarter() {
  const end = () => process.kill(process.pid, 'SIGTERM');
  if ('connected' in process && !process.connected) end();
  process.once('disconnect', end);
  // The channel alone must not keep this process running.
  process.channel?.unref();
}

/**
 * Runs a server until a signal ends it; running requests complete first. A failure to start is printed in one sentence,
 * and the process ends with 1.
 */
export async function runServer(open: () => Promise<Served>): Promise<void> {
  endWithStarter();
  try {
    await serve(await open());
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(
      `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  }
}
