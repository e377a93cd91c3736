import type { SqlConnection } from './dialect.ts';
import { openServerSource } from './server-source.ts';

/** A pooler may take turns among the connections that it has to the server. */
const rounds = 5;

async function serverProcess(connection: SqlConnection): Promise<unknown> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * Whether each connection has a session of the server to itself. Behind a pooler that shares sessions between transactions, two
 * open connections meet the same process of the server. Prepared statements, advisory locks and notifications need a session.
 */
export async function hasSessions(url: string): Promise<boolean> {
  const source = openServerSource(url, 2, () => {}, true);
  const [one, two] = [await source.acquire(), await source.acquire()];
  try {
    const processes = { one: await serverProcess(one), two: await serverProcess(two) };
    for (let round = 0; round < rounds; round += 1) {
      if ((await serverProcess(one)) !== processes.one || (await serverProcess(two)) !== processes.two)
        return false;
    }
    return processes.one !== processes.two;
  } finally {
    source.release(one);
    source.release(two);
    await source.close();
  }
}
