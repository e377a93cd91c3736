import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { asServerUser, giveToServer, serverFolder } from './postgres-process.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Program of PgBouncer, undefined if it is not installed. */
export function findPgbouncer(): string | undefined {
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** PgBouncer with its own settings except the mode, in front of a server of the tests. */
export interface Pgbouncer {
  url: string;
  stop(): Promise<void>;
}

async function untilItAnswers(connectionString: string) {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** @param url Of the server, reached by its socket. */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: 'session' | 'transaction',
): Promise<Pgbouncer> {
  const folder = serverFolder();
  const socket = new URL(url).searchParams.get('host') ?? '';
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), '"tawseel" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=${socket}
[pgbouncer]
pool_mode = ${mode}
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users')}
`,
  );
  giveToServer(folder);
  const [command, parameters] = asServerUser(program, [settings]);
  const child = spawn(command, parameters, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const through = url.replace(encodeURIComponent(socket), encodeURIComponent(folder));
  await untilItAnswers(through);
  return {
    url: through,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
