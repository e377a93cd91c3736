import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledProgram } from './bundled-program.ts';
import { testedPostgres } from './postgres-programs.ts';
import { startPostgres } from './postgres-server.ts';
import { template } from './template-store.ts';

// Servers that all API tests of a run share: the oldest and the newest PostgreSQL and, for each Jest worker, one process with
// embedded databases.
// Every suite has a database of its own in them. A host does one thing at a time: workers that shared one would wait for each
// other's statements, of which some take seconds.

/** Address of this Jest worker's embedded databases: each connection has its own. Its port is the number of the worker, from 1. */
export function embeddedHost(): { host: string; port: number } {
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  return { host: process.env.TEST_SERVERS_FOLDER ?? '', port: worker };
}

/** The socket of a host, as PostgreSQL's clients name it. */
function socketPath(folder: string, port: number) {
  return join(folder, `.s.PGSQL.${port}`);
}

/** Addresses of the shared PostgreSQL servers by version, the oldest first, with their migrated database `tawseel`. */
export function sharedPostgres(): ReadonlyMap<string, string> {
  return new Map(new URLSearchParams(process.env.TEST_POSTGRES));
}

async function writeImage(file: string) {
  await promisify(execFile)(process.execPath, [bundledProgram('testing/embedded-image.ts'), file]);
}

async function startEmbeddedHost(path: string, image: string) {
  const child = spawn(process.execPath, [bundledProgram('testing/embedded-host.ts'), path, image], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('The host of embedded databases did not start.');
    }),
  ]);
  return async () => {
    child.kill();
    await ended;
  };
}

let stops: readonly (() => Promise<void>)[] = [];

/** Starts the servers and names them in the environment, which Jest's workers inherit. */
export async function startTestServers(workers: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-servers-'));
  const image = await template('embedded', writeImage);
  const starting = Array.from({ length: workers }, (_, at) =>
    startEmbeddedHost(socketPath(folder, at + 1), image),
  );
  const servers = new URLSearchParams();
  const stopServers: (() => Promise<void>)[] = [];
  for (const programs of testedPostgres()) {
    const server = await startPostgres({ programs });
    servers.set(programs.version, server.url);
    stopServers.push(() => server.stop());
  }
  stops = [
    ...(await Promise.all(starting)),
    ...stopServers,
    async () => rmSync(folder, { recursive: true, force: true }),
  ];
  process.env.TEST_SERVERS_FOLDER = folder;
  process.env.TEST_POSTGRES = servers.toString();
}

/** Stops the servers of {@link startTestServers}. */
export async function stopTestServers(): Promise<void> {
  for (const stop of stops) await stop();
}
